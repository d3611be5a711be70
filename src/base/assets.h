/* Where the game's data is. A root is a folder that holds `assets/` and `shaders/`; tried in this order:
 * $CONSPIRACY_ASSETS; the executable's folder, the one above it, and `../share/conspiracy` from it; where
 * `install` puts it; the source tree it was built from. */
#ifndef CONSPIRACY_BASE_ASSETS_H
#define CONSPIRACY_BASE_ASSETS_H

#include <stdbool.h>
#include <stddef.h>

enum { ASSETS_PATH_MAX = 4096 }; /* bytes that any path found here may need, the terminator included */

/* The path of a file below assets/ (`toy/board.json`). False when no root has it: path is then empty. */
bool assets_find(const char *name, char *path, size_t size);

/* The name below assets/ of a file that the folder of a game may have of its own: of `sound/win.ogg` it is
 * `FOLDER/sound/win.ogg` where there is one, else `shared/sound/win.ogg`. False: neither is there; out is empty. */
bool assets_choose(const char *folder, const char *name, char *out, size_t size);

/* The same for shaders/ (`sprite.frag`). */
bool assets_find_shader(const char *name, char *path, size_t size);

/* The folder with the compiled translations (de/LC_MESSAGES/conspiracy.mo): $CONSPIRACY_LOCALE, whatever it holds;
 * else `locale/` of a root, or share/locale beside an installed share/conspiracy. False when there is none: path is
 * then empty. */
bool assets_find_translations(char *path, size_t size);

/* False: $CONSPIRACY_ASSETS is set to what is no folder with assets/ in it, which is a mistake even where the data is found
 * elsewhere; line (size bytes) says so. */
bool assets_named_well(char *line, size_t size);

/* A folder beside them or an empty path: root number `index` in the order above; false past the last one. A root
 * need not exist. For messages (`looked in …`). */
bool assets_root(size_t index, char *path, size_t size);

#endif
