/* Shaders, from the shaders folder. One that does not compile is logged once; its effect falls back. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assets.h"
#include "base/file.h"
#include "gfx/inside.h"

static const char plain_vertex[] =
    "#version 330 core\n"
    "layout(location=0) in vec2 at; layout(location=1) in vec2 part;\n"
    "layout(location=2) in vec4 paint;\n"
    "uniform vec2 screen; out vec2 uv; out vec4 tint; out vec2 px;\n"
    "void main() { uv = part; tint = paint; px = at;\n"
    "gl_Position = vec4(at.x * screen.x - 1.0, 1.0 - at.y * screen.y, 0.0, 1.0); }\n";
static const char plain_fragment[] = "#version 330 core\n"
                                     "in vec2 uv; in vec4 tint; in vec2 px; out vec4 color;\n"
                                     "uniform sampler2D picture;\n"
                                     "void main() { color = texture(picture, uv) * tint; }\n";

static GLuint compile(const struct gfx *gfx, GLenum kind, const char *source, const char *name)
{
    GLuint shader = glCreateShader(kind);
    glShaderSource(shader, 1, &source, NULL);
    glCompileShader(shader);
    GLint ok = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &ok);
    if (!ok) {
        char why[200] = "";
        glGetShaderInfoLog(shader, sizeof why, NULL, why);
        why[strcspn(why, "\n")] = 0;
        gfx_log(gfx, "shaders/%s does not compile, drawing plainly: %s", name, why);
        glDeleteShader(shader);
        return 0;
    }
    return shader;
}

static GLuint link_program(const struct gfx *gfx, GLuint vertex, GLuint fragment, const char *name)
{
    GLuint p = glCreateProgram();
    glAttachShader(p, vertex);
    glAttachShader(p, fragment);
    glLinkProgram(p);
    GLint ok = 0;
    glGetProgramiv(p, GL_LINK_STATUS, &ok);
    if (!ok) {
        gfx_log(gfx, "shaders/%s does not link, drawing plainly", name);
        glDeleteProgram(p);
        return 0;
    }
    glUseProgram(p);
    glUniform1i(glGetUniformLocation(p, "picture"), 0);
    glUniform1i(glGetUniformLocation(p, "normals"), 1);
    return p;
}

static char *source_of(const struct gfx *gfx, const char *name)
{
    char path[ASSETS_PATH_MAX];
    struct file_error err;
    char *text = NULL;
    size_t n = 0;
    if (!assets_find_shader(name, path, sizeof path)) {
        gfx_log(gfx, "shaders/%s is missing, drawing plainly", name);
    } else if (!file_read(path, 1 << 18, &text, &n, &err)) {
        gfx_log(gfx, "%s, drawing plainly", err.text);
        text = NULL;
    }
    return text;
}

static GLuint build(const struct gfx *gfx, GLuint vertex, const char *name)
{
    char *source = source_of(gfx, name);
    if (!source)
        return 0;
    GLuint fragment = compile(gfx, GL_FRAGMENT_SHADER, source, name);
    free(source);
    if (!fragment)
        return 0;
    GLuint program = link_program(gfx, vertex, fragment, name);
    glDeleteShader(fragment);
    return program;
}

static GLuint vertex_shader(const struct gfx *gfx)
{
    char *source = source_of(gfx, "quad.vert");
    GLuint shader = source ? compile(gfx, GL_VERTEX_SHADER, source, "quad.vert") : 0;
    free(source);
    return shader ? shader : compile(gfx, GL_VERTEX_SHADER, plain_vertex, "plain.vert");
}

bool programs_open(struct gfx *gfx)
{
    static const char *const file[PROGRAM_COUNT] = {"sprite.frag", "lit.frag", "burn.frag", "curtain.frag",
                                                    "post.frag"};
    GLuint vertex = vertex_shader(gfx);
    for (int i = 0; i < PROGRAM_COUNT && vertex; i++)
        gfx->program[i].name = build(gfx, vertex, file[i]);
    if (vertex && !gfx->program[PROGRAM_SPRITE].name) {
        GLuint fragment = compile(gfx, GL_FRAGMENT_SHADER, plain_fragment, "plain.frag");
        gfx->program[PROGRAM_SPRITE].name = fragment ? link_program(gfx, vertex, fragment, "plain") : 0;
        glDeleteShader(fragment);
    }
    glDeleteShader(vertex);
    for (int i = 0; i < PROGRAM_COUNT; i++)
        if (gfx->program[i].name)
            gfx->program[i].screen = glGetUniformLocation(gfx->program[i].name, "screen");
    return gfx->program[PROGRAM_SPRITE].name != 0;
}

void programs_close(struct gfx *gfx)
{
    for (int i = 0; i < PROGRAM_COUNT; i++)
        if (gfx->program[i].name)
            glDeleteProgram(gfx->program[i].name);
}

bool program_ready(const struct gfx *gfx, enum gfx_program program)
{
    return !gfx->null && gfx->program[program].name != 0;
}

GLint program_uniform(const struct gfx *gfx, enum gfx_program program, const char *name)
{
    return glGetUniformLocation(gfx->program[program].name, name);
}
