#!/bin/sh
# Makes the icons and the program's own icon.
# Needs: librsvg2-bin, python3-numpy, python3-pil. Takes ten seconds.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
assets=$(cd "$here/../.." && pwd)
export PYTHONDONTWRITEBYTECODE=1
/usr/bin/python3 "$here/icons.py" "$here/svg" "$assets/shared/ui/icons"
/usr/bin/python3 "$here/icons.py" "$here/svg/solomon" "$assets/solomon/ui/icons"
/usr/bin/python3 "$here/icons.py" "$here/svg/conspiracy-1982" "$assets/conspiracy-1982/ui/icons"
/usr/bin/python3 "$here/icons.py" "$here/svg/topsecret" "$assets/topsecret/ui/icons"
/usr/bin/python3 "$here/icons.py" "$here/svg/senate" "$assets/senate/ui/icons"
mkdir -p "$assets/../packaging/icons"
for size in 16 24 32 48 64 128 256 512; do
    rsvg-convert -w $size -h $size -o "$assets/../packaging/icons/conspiracy-$size.png" "$here/conspiracy.svg"
done
cp "$here/conspiracy.svg" "$assets/../packaging/icons/conspiracy.svg"
cp "$assets/../packaging/icons/conspiracy-128.png" "$assets/shared/icon.png"
