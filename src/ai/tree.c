#include "ai/tree.h"

#include <math.h>
#include <string.h>

void tree_clear(struct tree *t)
{
    t->nodes = t->edges = 0;
    memset(t->node, 0, sizeof t->node);
}

uint64_t tree_key(const struct game_view *view, size_t size, int seat)
{
    const unsigned char *at = (const unsigned char *)view;
    uint64_t key = 0x9e3779b97f4a7c15U + (uint64_t)seat, word;

    for (; size >= sizeof word; at += sizeof word, size -= sizeof word) {
        memcpy(&word, at, sizeof word);
        key = (key ^ word) * 0xff51afd7ed558ccdU;
        key ^= key >> 32;
    }
    word = 0;
    memcpy(&word, at, size);
    key = (key ^ word) * 0xc4ceb9fe1a85ec53U;
    key ^= key >> 29;
    return key ? key : 1;
}

/* Where the key stands, or would. */
static struct tree_node *slot_of(struct tree *t, uint64_t key)
{
    size_t at = (size_t)key & (TREE_NODES - 1);

    while (t->node[at].key && t->node[at].key != key)
        at = (at + 1) & (TREE_NODES - 1);
    return &t->node[at];
}

struct tree_node *tree_find(struct tree *t, uint64_t key)
{
    struct tree_node *node = slot_of(t, key);

    return node->key ? node : NULL;
}

struct tree_node *tree_add(struct tree *t, uint64_t key, const game_action *action, size_t count,
                           struct rng *rng)
{
    if (t->nodes >= TREE_NODES / 4 * 3 || t->edges + count > TREE_EDGES)
        return NULL;
    struct tree_node *node = slot_of(t, key);
    struct tree_edge *edge = &t->edge[t->edges];

    *node = (struct tree_node){.key = key, .first = t->edges, .count = (uint16_t)count};
    t->nodes++;
    t->edges += (uint32_t)count;
    for (size_t i = 0; i < count; i++) { /* an edge goes to a random place among those before it */
        size_t to = rng_below(rng, (uint32_t)i + 1);
        edge[i] = edge[to];
        edge[to] = (struct tree_edge){.action = action[i]};
    }
    return node;
}

struct tree_edge *tree_choose(struct tree *t, const struct tree_node *node, float curiosity)
{
    struct tree_edge *edge = &t->edge[node->first], *best = edge;
    float most = -1, total = logf((float)node->tried + 1);

    for (int i = 0; i < node->count; i++) {
        if (edge[i].tried == 0)
            return &edge[i];
        float tried = (float)edge[i].tried, worth = edge[i].sum / tried + curiosity * sqrtf(total / tried);
        if (worth > most) {
            most = worth;
            best = &edge[i];
        }
    }
    return best;
}
