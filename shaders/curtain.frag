#version 330 core
// Heavy cloth in folds. Always opaque: it hides what the next person must not see.
in vec2 uv;
in vec2 px;
in vec4 tint;
uniform vec4 cloth; // folds, height over width, how far it is open, side
out vec4 color;

void main()
{
    float squeeze = 1.0 + 1.6 * cloth.z;
    float sway = 0.02 * sin(uv.y * 3.0 + cloth.w * 2.0);
    float x = (uv.x + sway) * cloth.x * squeeze;
    float fold = 0.62 + 0.26 * sin(x * 6.2832) + 0.12 * sin(x * 14.7 + 1.3);
    float weave = 0.97 + 0.03 * sin(px.x * 2.1) * sin(px.y * 2.1);
    float drop = 1.05 - 0.35 * uv.y;
    float hem = 1.0 - 0.5 * smoothstep(0.965, 0.97, uv.y);
    color = vec4(tint.rgb * fold * weave * drop * hem, 1.0);
}
