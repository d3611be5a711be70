/* What a search has learnt: for every information set (what one seat may know when it chooses) how often each choice was tried
 * and what came of it. Fixed room; where it is full, nothing new is kept. */
#ifndef CONSPIRACY_AI_TREE_H
#define CONSPIRACY_AI_TREE_H

#include "base/rng.h"
#include "rules/game.h"

enum { TREE_NODES = 4096, TREE_EDGES = 16384 }; /* nodes: a power of 2 */

/* A choice. */
struct tree_edge {
    game_action action;
    uint32_t tried;
    float sum; /* of what it was worth to the chooser, 0 to 1 each time */
};

struct tree_node {
    uint64_t key; /* 0: free */
    uint32_t tried;
    uint32_t first; /* of its edges */
    uint16_t count;
};

struct tree {
    uint32_t nodes, edges; /* in use */
    struct tree_node node[TREE_NODES];
    struct tree_edge edge[TREE_EDGES];
};

void tree_clear(struct tree *t);
/* The key of what a seat sees. */
uint64_t tree_key(const struct game_view *view, size_t size, int seat);
/* The node of a key; NULL: there is none. */
struct tree_node *tree_find(struct tree *t, uint64_t key);
/* A new node with an edge for each action, in random order so that no order of the list is preferred. NULL: no room. */
struct tree_node *tree_add(struct tree *t, uint64_t key, const game_action *action, size_t count,
                           struct rng *rng);
/* The edge to try next: one never tried, else the best by its mean and how seldom it was tried (UCB1). */
struct tree_edge *tree_choose(struct tree *t, const struct tree_node *node, float curiosity);

#endif
