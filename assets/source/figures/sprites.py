"""Every sprite: canvas, the pixel of its ground point, pixels to a world unit, and the module that builds it.

cast: how long its shadow is, in its heights. fade: over what share of the canvas' width from each edge the shadow fades; wide
where it is longer than the canvas, so that no edge of it shows."""
FIGURE = {'size': (512, 512), 'ground': (256, 430), 'unit': 172, 'cast': 0.36, 'fade': .13}
AGENTS = ('beacon', 'magician', 'roulette', 'spyglass', 'tempest', 'vagabond')
COIN = {'module': 'tokens', 'size': (176, 128), 'ground': (88, 74), 'unit': 150, 'studio': .7, 'centre': (0, 0, .1), 'cast': .5, 'fade': .13}
DIE = {'module': 'die', 'size': (192, 192), 'ground': (96, 96), 'unit': 108, 'elevation': 55, 'studio': .8, 'centre': (0, 0, 0), 'floor': -.5, 'fade': .13}
SHIELD = {'module': 'cards', 'size': (512, 320), 'ground': (256, 280), 'unit': 186, 'elevation': 25, 'studio': 1.0, 'centre': (0, 0, .6), 'cast': .25, 'samples': 64, 'parts': 'cs'}

SPRITES = {n: dict(FIGURE, module=n) for n in AGENTS}
SPRITES['case'] = {'module': 'case', 'build': 'shut', 'size': (384, 320), 'ground': (184, 246), 'unit': 250, 'studio': .7, 'centre': (0, 0, .35)}
SPRITES['case-open'] = {'module': 'case', 'build': 'opened', 'size': (416, 384), 'ground': (200, 286), 'unit': 220, 'studio': .75, 'centre': (0, 0, .3)}
SPRITES['die-solomon'] = dict(DIE, build='solomon')
SPRITES['die-blank'] = dict(DIE, build='blank')
for k in 'abc':
    SPRITES['coin-' + k] = dict(COIN, build='coin_' + k, parts='cn')
SPRITES['burn'] = dict(COIN, build='burn', size=(192, 144), ground=(92, 86), unit=164)
SPRITES['restricted'] = {'module': 'tokens', 'build': 'restricted', 'size': (400, 240), 'ground': (200, 146), 'unit': 196, 'elevation': 90, 'studio': .8, 'centre': (0, 0, 0), 'cast': .4, 'parts': 'cs'}
SPRITES['solomon-standee'] = {'module': 'cards', 'build': 'standee', 'size': (320, 448), 'ground': (150, 388), 'unit': 216, 'centre': (0, 0, .9)}
for hq in ('glasgow', 'moscow', 'athens', 'algiers'):
    SPRITES['shield-' + hq] = dict(SHIELD, build=hq)

COIN_HEIGHT = 0.095   # world units
ATLAS = {'file': 'die-atlas.png', 'frame': (192, 192), 'columns': 5, 'rows': 4}

# The hand in which an agent would carry the case, in world units.
HANDS = {'beacon': (.22, -.40, .92), 'magician': (-.74, -.29, 1.28), 'roulette': (-.42, .02, 1.02), 'spyglass': (-.42, -.20, 1.22), 'tempest': (-.84, -.36, 1.52), 'vagabond': (-.56, -.58, 1.02)}
