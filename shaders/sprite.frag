#version 330 core
// A picture times a tint, both premultiplied. Text pages come as alpha in all four channels.
in vec2 uv;
in vec2 px;
in vec4 tint;
uniform sampler2D picture;
out vec4 color;

void main()
{
    color = texture(picture, uv) * tint;
}
