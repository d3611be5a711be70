#version 330 core
// The silhouette of a picture, softened: eight taps on a smaller level.
in vec2 uv;
in vec2 px;
in vec4 tint;
uniform sampler2D picture;
uniform vec4 blur; // radius in picture coordinates, z: level
out vec4 color;

float alpha_at(vec2 p)
{
    vec2 inside = step(vec2(0.0), p) * step(p, vec2(1.0));
    return textureLod(picture, p, blur.z).a * inside.x * inside.y;
}

void main()
{
    float a = 2.0 * alpha_at(uv);
    a += alpha_at(uv + blur.xy * vec2(1.0, 0.0)) + alpha_at(uv - blur.xy * vec2(1.0, 0.0));
    a += alpha_at(uv + blur.xy * vec2(0.0, 1.0)) + alpha_at(uv - blur.xy * vec2(0.0, 1.0));
    a += alpha_at(uv + blur.xy * vec2(0.7, 0.7)) + alpha_at(uv - blur.xy * vec2(0.7, 0.7));
    a += alpha_at(uv + blur.xy * vec2(0.7, -0.7)) + alpha_at(uv - blur.xy * vec2(0.7, -0.7));
    color = tint * (a / 10.0);
}
