/* The batcher: collects triangles until texture, program, blend mode or clip changes. */
#include <math.h>
#include <stddef.h>
#include <stdlib.h>

#include "gfx/inside.h"

/* A software driver keeps about 64 KB for each draw until it is flushed, so flush after this many. */
enum { DRAWS_KEPT = 32 };

bool batch_open(struct gfx *gfx)
{
    gfx->batch = malloc(BATCH_VERTICES * sizeof *gfx->batch);
    if (!gfx->batch)
        return false;
    if (gfx->null)
        return true;
    glGenVertexArrays(1, &gfx->vao);
    glBindVertexArray(gfx->vao);
    glGenBuffers(1, &gfx->vbo);
    glBindBuffer(GL_ARRAY_BUFFER, gfx->vbo);
    for (GLuint i = 0; i < 3; i++)
        glEnableVertexAttribArray(i);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, sizeof(struct vertex),
                          (void *)offsetof(struct vertex, x));
    glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, sizeof(struct vertex),
                          (void *)offsetof(struct vertex, u));
    glVertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, sizeof(struct vertex),
                          (void *)offsetof(struct vertex, c));
    return true;
}

void batch_close(struct gfx *gfx)
{
    if (gfx->vbo) {
        glDeleteBuffers(1, &gfx->vbo);
        glDeleteVertexArrays(1, &gfx->vao);
    }
    free(gfx->batch);
}

static void set_blend(struct gfx *gfx)
{
    static const GLenum source[] = {GL_ONE, GL_ONE, GL_DST_COLOR};
    static const GLenum under[] = {GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA};
    glBlendFuncSeparate(source[gfx->blend], under[gfx->blend], GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    gfx->blend_set = gfx->blend;
}

void batch_frame(struct gfx *gfx)
{
    glBindVertexArray(gfx->vao);
    glBindBuffer(GL_ARRAY_BUFFER, gfx->vbo);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glEnable(GL_BLEND);
    set_blend(gfx);
    gfx->batched = 0;
    gfx->bound = 0;
    gfx->use = PROGRAM_COUNT;
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, gfx->now.target.width, gfx->now.target.height);
}

void batch_draw_to(struct gfx *gfx, struct target target, struct view view)
{
    gfx->now = (struct drawing){
        .target = target, .view = {view}, .clip = {{0, 0, target.width, target.height}}, .opacity = {1}};
}

void batch_target(struct gfx *gfx)
{
    if (gfx->null)
        return;
    const struct clip *c = &gfx->now.clip[gfx->now.clips];
    glBindFramebuffer(GL_FRAMEBUFFER, gfx->now.target.framebuffer);
    glViewport(0, 0, gfx->now.target.width, gfx->now.target.height);
    glEnable(GL_SCISSOR_TEST);
    glScissor(c->x, gfx->now.target.height - c->y - c->h, c->w, c->h);
    gfx->use = PROGRAM_COUNT; /* the screen uniform belongs to the target */
}

void batch_flush(struct gfx *gfx)
{
    if (gfx->batched == 0 || gfx->null) {
        gfx->batched = 0;
        return;
    }
    glBufferData(GL_ARRAY_BUFFER, (GLsizeiptr)(gfx->batched * sizeof *gfx->batch), gfx->batch,
                 GL_STREAM_DRAW);
    glDrawArrays(GL_TRIANGLES, 0, (GLsizei)gfx->batched);
    gfx->stats.draws++;
    gfx->batched = 0;
    if (gfx->software && gfx->stats.draws % DRAWS_KEPT == 0)
        glFinish();
}

void batch_state(struct gfx *gfx, enum gfx_program program, GLuint texture)
{
    if (program == gfx->use && texture == gfx->bound && gfx->blend == gfx->blend_set)
        return;
    batch_flush(gfx);
    if (gfx->null)
        return;
    if (program != gfx->use) {
        glUseProgram(gfx->program[program].name);
        glUniform2f(gfx->program[program].screen, 2.0f / (float)gfx->now.target.width,
                    2.0f / (float)gfx->now.target.height);
        gfx->use = program;
    }
    if (texture != gfx->bound) {
        glActiveTexture(GL_TEXTURE0);
        glBindTexture(GL_TEXTURE_2D, texture);
        gfx->bound = texture;
    }
    if (gfx->blend != gfx->blend_set)
        set_blend(gfx);
}

static struct vertex *batch_room(struct gfx *gfx, size_t n)
{
    if (gfx->batched + n > BATCH_VERTICES)
        batch_flush(gfx);
    struct vertex *v = gfx->batch + gfx->batched;
    gfx->batched += n;
    return v;
}

static uint8_t byte_of(float f)
{
    return (uint8_t)(f <= 0 ? 0 : f >= 1 ? 255 : f * 255 + 0.5f);
}

static void paint(const struct gfx *gfx, struct color c, uint8_t out[4])
{
    float a = c.a * gfx->now.opacity[gfx->now.opacities];
    out[0] = byte_of(c.r * a);
    out[1] = byte_of(c.g * a);
    out[2] = byte_of(c.b * a);
    out[3] = byte_of(a);
}

void batch_quad(struct gfx *gfx, const struct point p[4], struct rect uv, struct color tint)
{
    struct vertex q[4] = {{.u = uv.x, .v = uv.y},
                          {.u = uv.x + uv.w, .v = uv.y},
                          {.u = uv.x + uv.w, .v = uv.y + uv.h},
                          {.u = uv.x, .v = uv.y + uv.h}};
    paint(gfx, tint, q[0].c);
    for (int i = 0; i < 4; i++) {
        q[i].x = p[i].x;
        q[i].y = p[i].y;
        for (int k = 0; k < 4; k++)
            q[i].c[k] = q[0].c[k];
    }
    struct vertex *v = batch_room(gfx, 6);
    v[0] = q[0];
    v[1] = q[1];
    v[2] = q[2];
    v[3] = q[0];
    v[4] = q[2];
    v[5] = q[3];
    gfx->stats.quads++;
}

void batch_triangle(struct gfx *gfx, struct point a, struct point b, struct point c, struct color ca,
                    struct color cb, struct color cc)
{
    struct vertex *v = batch_room(gfx, 3);
    v[0] = (struct vertex){a.x, a.y, 0.5f, 0.5f, {0}};
    v[1] = (struct vertex){b.x, b.y, 0.5f, 0.5f, {0}};
    v[2] = (struct vertex){c.x, c.y, 0.5f, 0.5f, {0}};
    paint(gfx, ca, v[0].c);
    paint(gfx, cb, v[1].c);
    paint(gfx, cc, v[2].c);
}
