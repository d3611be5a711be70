#version 330 core
// A picture with a normal map under one lamp over the desk.
in vec2 uv;
in vec2 px;
in vec4 tint;
uniform sampler2D picture;
uniform sampler2D normals;
uniform vec4 lamp;    // place in pixels, height, reach
uniform vec4 light;   // colour, strength
uniform vec4 ambient; // colour, w: 1 with a normal map
uniform vec4 turn;    // cosine, sine of the sprite's turn, z: -1 when mirrored
out vec4 color;

void main()
{
    vec4 base = texture(picture, uv) * tint;
    vec3 n = vec3(0.0, 0.0, 1.0);
    if (ambient.w > 0.5) {
        vec4 m = texture(normals, uv);
        n = m.a > 0.01 ? m.rgb / m.a * 2.0 - 1.0 : n;
        n.x *= turn.z;
        n.y = -n.y; // maps have y up, the screen has it down
        n.xy = vec2(n.x * turn.x - n.y * turn.y, n.x * turn.y + n.y * turn.x);
        n = normalize(n);
    }
    vec3 to = vec3(lamp.xy - px, lamp.z);
    vec2 away = (px - lamp.xy) * vec2(1.0, 1.15);
    float fall = light.a / (1.0 + dot(away, away) / (lamp.w * lamp.w));
    vec3 dir = normalize(to);
    float flat_part = dir.z; // what a level surface gets counts as 1, so that flat art keeps its brightness
    float diffuse = max(dot(n, dir), 0.0) / max(flat_part, 0.35);
    vec3 halfway = normalize(dir + vec3(0.0, 0.0, 1.0));
    float shine = ambient.w * pow(max(dot(n, halfway), 0.0), 40.0) * 0.12;
    vec3 lit = base.rgb * (ambient.rgb + light.rgb * fall * diffuse) + light.rgb * shine * fall * base.a;
    color = vec4(min(lit, vec3(base.a)), base.a);
}
