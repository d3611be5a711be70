#!/bin/sh
# Remakes every sound and the score, then measures them. Same tools, same bytes.
# Needs (Debian): fluidsynth fluid-soundfont-gm ffmpeg python3-numpy python3-scipy
set -eu
here=$(cd "$(dirname "$0")" && pwd)
assets=$(cd "$here/../.." && pwd)
python=${PYTHON:-/usr/bin/python3}
for tool in fluidsynth ffmpeg ffprobe "$python"; do
    command -v "$tool" >/dev/null || { echo "make.sh: $tool is missing" >&2; exit 1; }
done
[ -f /usr/share/sounds/sf2/FluidR3_GM.sf2 ] || { echo "make.sh: fluid-soundfont-gm is missing" >&2; exit 1; }
export PYTHONDONTWRITEBYTECODE=1 OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1
"$python" "$here/effects.py" "$assets"
"$python" "$here/stings.py" "$assets"
"$python" "$here/index.py" "$assets"
"$python" "$here/mix.py" "$assets"
"$python" "$here/measure.py" "$assets/shared" "$assets/solomon" "$assets/conspiracy-1982" "$assets/topsecret" "$assets/senate"
