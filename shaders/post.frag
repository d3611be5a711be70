#version 330 core
// Over the finished frame, without reading it: corners fall into shade, and a fine grain.
in vec2 uv;
in vec2 px;
in vec4 tint;
uniform vec4 post; // vignette, grain, frame of the grain
out vec4 color;

void main()
{
    vec2 q = uv - 0.5;
    float shade = clamp((dot(q, q) * 2.0 - 0.28) * 1.6 * post.x, 0.0, 1.0);
    float g = fract(sin(dot(floor(px) + post.z * 7.0, vec2(12.9898, 78.233))) * 43758.5453);
    float speck = (g - 0.5) * post.y * 0.25;
    // Dark specks raise the alpha of black; light ones add a little paper white.
    float dark = clamp(shade + max(-speck, 0.0), 0.0, 1.0);
    float lift = max(speck, 0.0);
    color = vec4(vec3(lift), dark);
}
