"""Title of the Drowned Senate: 90 to the minute, in threes, a gondola with a whole senate in it. A A' B musing A' (40 bars)."""
import synth
from band import Voicer, comp, sing
from lagoon import A, A_CHORDS, A_SECOND, A_UNDER, B, B_CHORDS, B_UNDER, CALLS, MUSING, RESTS, ROWED, drips, lights, oars, ripple, surf, tolls
from midi import ACOUSTIC_BASS, BRUSH_KIT, CELLO, CHIMES, FLUTE, HARP, HORN, MUTED_TRUMPET, TIMPANI, TROMBONE, VIBES, Stem
from synth import Patch
from theme import chords, follow, line, transpose

NAME, SEED, BEAT_SAMPLES, SWING, BARS = "title", 1575, 29400, 0.667, 40
ROOM = 1.0


def arrange(feel):
    a, b = chords(A_CHORDS), chords(B_CHORDS)
    form = follow(a, a, b, a, a)
    bass, drums, harp, vibes, trumpet, horn = Stem(ACOUSTIC_BASS), Stem(BRUSH_KIT, drums=True), Stem(HARP), Stem(VIBES), Stem(MUTED_TRUMPET), Stem(HORN)
    cello, flute, trombone, chimes, timpani = Stem(CELLO), Stem(FLUTE), Stem(TROMBONE), Stem(CHIMES), Stem(TIMPANI)
    glass, drops = Patch(synth.glass, 2.0), Patch(synth.drop, .5)
    high, low, brass = Voicer(57, 76), Voicer(50, 69), Voicer(48, 67)

    oars(feel, bass, form, 0, 40, 92)
    ripple(feel, harp, form, 0, 24, 70, low)
    ripple(feel, harp, form, 96, 8, 64, Voicer(57, 76), (3, 2, 1, 0, 1, 2))
    ripple(feel, harp, form, 128, 8, 76, low)
    surf(feel, drums, 0, 8, -8)
    surf(feel, drums, 32, 16, 0)
    surf(feel, drums, 96, 8, -6)
    surf(feel, drums, 128, 8, 6, ride=True)
    drips(feel, drops, form, 0, 8, 72, .12)
    drips(feel, drops, form, 96, 8, 78, .2)
    lights(glass, form, 0, 8, high, 62)
    lights(glass, form, 64, 8, high, 70)
    lights(glass, form, 96, 8, high, 72)
    tolls(feel, chimes, (0, 64, 96, 128), 62, 72)
    for beat in (32, 128, 144):
        timpani.note(beat, 1.5, 38, 84)
    for k in range(12):
        timpani.note(124 + k / 3, .3, 45, 40 + 4 * k)

    sing(feel, horn, transpose(line(A), -12), 0, 88)
    sing(feel, trumpet, line(A_SECOND), 32, 94)
    sing(feel, cello, transpose(line(A_UNDER), -12), 32, 80)
    sing(feel, cello, transpose(line(B), -12), 64, 96)
    sing(feel, horn, line(B_UNDER), 64, 66)
    sing(feel, flute, line(CALLS), 0, 62)
    sing(feel, vibes, line(MUSING), 96, 84, legato=1.3, wind=False)
    sing(feel, trumpet, line(CALLS), 96, 72, late=.02)
    sing(feel, trumpet, line(A_SECOND), 128, 102)
    sing(feel, horn, transpose(line(A_SECOND), -12), 128, 86)
    sing(feel, cello, transpose(line(A_UNDER), -12), 128, 88)
    sing(feel, flute, transpose(line(A_UNDER), 12), 128, 64)
    comp(feel, trombone, form, 128, 8, ROWED, brass, 74, strum=0)
    comp(feel, vibes, form, 32, 8, RESTS, high, 56)
    comp(feel, vibes, form, 64, 8, RESTS, high, 58)
    return {"bass": bass, "drums": drums, "harp": harp, "vibes": vibes, "trumpet": trumpet, "horn": horn, "cello": cello, "flute": flute,
            "trombone": trombone, "chimes": chimes, "timpani": timpani, "glass": glass, "drops": drops}


LEVELS = {"bass": -22, "drums": -27, "harp": -25.5, "vibes": -25, "trumpet": -22, "horn": -24, "cello": -24, "flute": -28, "trombone": -27.5, "chimes": -30,
          "timpani": -29, "glass": -31, "drops": -33}
