#version 330 core
// Every triangle: position in pixels of the target, part of the picture, premultiplied tint.
layout(location = 0) in vec2 at;
layout(location = 1) in vec2 part;
layout(location = 2) in vec4 paint;
uniform vec2 screen; // 2 / size of the target
out vec2 uv;
out vec2 px;
out vec4 tint;

void main()
{
    uv = part;
    px = at;
    tint = paint;
    gl_Position = vec4(at.x * screen.x - 1.0, 1.0 - at.y * screen.y, 0.0, 1.0);
}
