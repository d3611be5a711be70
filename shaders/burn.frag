#version 330 core
// Paper burning away: a ragged edge that chars, glows and is gone.
in vec2 uv;
in vec2 px;
in vec4 tint;
uniform sampler2D picture;
uniform vec4 burn; // amount, seed, aspect
out vec4 color;

float hash(vec2 p)
{
    return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453);
}

float noise(vec2 p)
{
    vec2 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}

void main()
{
    vec4 base = texture(picture, uv) * tint;
    vec2 p = vec2(uv.x * burn.z, uv.y) * 6.0 + burn.y;
    float n = 0.55 * noise(p) + 0.3 * noise(p * 2.3) + 0.15 * noise(p * 5.1);
    float rising = 0.35 * (1.0 - uv.y); // fire climbs: the foot goes first
    float edge = (n + rising) / 1.35 - (burn.x * 1.3 - 0.15);
    float left = smoothstep(0.0, 0.015, edge);
    float charred = 1.0 - smoothstep(0.02, 0.16, edge);
    float glow = (1.0 - smoothstep(0.0, 0.05, edge)) * left;
    vec3 body = mix(base.rgb, vec3(0.07, 0.04, 0.02) * base.a, charred * 0.9);
    body += vec3(1.0, 0.45, 0.08) * glow * base.a;
    color = vec4(min(body, vec3(base.a)), base.a) * left;
}
