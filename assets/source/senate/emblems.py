"""Emblems and icons: paths about (0, 0), 50 units from the middle to the edge. Whole pictures of them come from tokens.py."""
from woodcut import box, both, fan, ring

GUILDS = ("broker", "consul", "grower", "military", "oracle")

# deep: of the robe's folds and of banners; pale: of the wall behind
COLOURS = {"broker": "#3f9a63", "consul": "#3470b4", "grower": "#e2ae2e", "military": "#c23a2e", "oracle": "#7a4fa8"}
DEEP = {"broker": "#1f5c3c", "consul": "#1d4377", "grower": "#9a6a12", "military": "#7c1f1c", "oracle": "#482a6d"}
PALE = {"broker": "#cfe3c2", "consul": "#cadcec", "grower": "#f3e3ae", "military": "#f0cdb9", "oracle": "#dccdea"}

BRASS, VERDIGRIS, SILVER, GOLD, PEARL = "#c99b45", "#6fa796", "#cfd5d6", "#e6b743", "#f5efe4"

EMBLEM = {
    # a pair of scales
    "broker": both("M-4 -46L-4 -30L-40 -26L-40 -20L-50 14C-46 30 -22 30 -18 14L-28 -19L-4 -22L-4 34L-20 38L-24 48L0 48L0 -46Z")
              + "M-34 -8L-42 12H-26ZM34 -8L26 12H42Z",
    # a column
    "consul": "M-36 -46H36V-34C36 -24 26 -22 22 -30V34H30V40H36V48H-36V40H-30V34H-22V-30C-26 -22 -36 -24 -36 -34Z" + box(-10, -26, 5, 58) + box(5, -26, 5, 58),
    # a sprig of kelp
    "grower": "M-4 50C-6 20 -4 -10 0 -50C6 -10 6 20 5 50Z" + both("M-5 40C-30 40 -46 22 -48 4C-26 4 -8 18 -5 40ZM-4 10C-26 8 -38 -8 -40 -24C-22 -24 -6 -10 -4 10ZM-3 -16C-16 -18 -24 -30 -24 -42C-12 -40 -4 -30 -3 -16Z"),
    # a trident
    "military": "M-5 50V6C-30 6 -40 -10 -38 -30L-46 -28L-32 -50L-20 -28L-28 -30C-28 -14 -22 -4 -5 -3V-28H-13L0 -50L13 -28H5V-3C22 -4 28 -14 28 -30L20 -28L32 -50L46 -28L38 -30C40 -10 30 6 5 6V50Z",
    # an eye, awake
    "oracle": "M-50 8C-30 -22 30 -22 50 8C30 38 -30 38 -50 8Z" + ring(0, 8, 19) + fan(0, 8, 32, 56, 5, 205, 335, .42),
}
PUPIL = ring(0, 8, 10)

KEY = ("M-12 -52H12L18 -46C34 -42 38 -22 26 -10L14 -4L9 0V44L0 52L-9 44V0L-14 -4L-26 -10C-38 -22 -34 -42 -18 -46ZM-9 -30L0 -38L9 -30V-20L0 -12L-9 -20Z"
       "M9 14H28V24H20V30H28V42H9Z")


def emblem(b, guild, x, y, size, wash="#f6eeda", line=3.0):
    """A guild's emblem in an ink outline; size: half of its height."""
    with b.at(x, y, size / 50):
        d = EMBLEM[guild]
        b.wash.append(f'<path d="{d}" fill="{wash}" fill-rule="evenodd"/>')
        b.key.append(f'<path d="{d}" fill="rgb(0,0,255)" fill-rule="evenodd" stroke="rgb(255,0,0)" stroke-width="{line * 50 / size}" stroke-linejoin="round"/>')
        if guild == "oracle":
            b.shape(PUPIL, wash, 0)
            b.solid(PUPIL)


def flat(guild, colour):
    """SVG of an emblem in one colour."""
    return f'<path d="{EMBLEM[guild]}" fill="{colour}" fill-rule="evenodd"/>' + (f'<path d="{PUPIL}" fill="{colour}"/>' if guild == "oracle" else "")


def key(b, x, y, size, metal, turn=0):
    """A key of silver or gold; size: half of its height."""
    with b.at(x, y, size / 50, turn):
        b.wash.append(f'<path d="{KEY}" fill="{metal}" fill-rule="evenodd"/>')
        b.key.append(f'<path d="{KEY}" fill="rgb(0,0,255)" fill-rule="evenodd" stroke="rgb(255,0,0)" stroke-width="{4.4 * 26 / size + 1:.1f}" stroke-linejoin="round"/>')
        b.shade("M2 -4H9V40L2 47ZM14 -48C34 -42 38 -22 24 -10L17 -14C26 -24 24 -40 14 -48Z", .5, 0)


def pearl(b, x, y, r, line=4.0):
    b.shape(ring(x, y, r), PEARL, line)
    b.tint(f"M{x + r * .1} {y + r * .98}A{r} {r} 0 0 0 {x + r * .96} {y - r * .2}C{x + r * .8} {y + r * .5} {x + r * .5} {y + r * .8} {x + r * .1} {y + r * .98}Z", "#b9b3c8")
    b.shade(f"M{x - r * .4} {y + r * .86}A{r * .94} {r * .94} 0 0 0 {x + r * .9} {y - r * .3}C{x + r * .62} {y + r * .36} {x + r * .2} {y + r * .66} {x - r * .4} {y + r * .86}Z", .55, 40)
    b.stroke(f"M{x - r * .55} {y - r * .1}C{x - r * .5} {y - r * .4} {x - r * .3} {y - r * .56} {x - r * .05} {y - r * .6}", max(2.0, r * .12), "#ffffff")
