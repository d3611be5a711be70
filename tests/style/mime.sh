#!/bin/sh
# The type of records is taken by the system's own tool, its files are told by their first words, and the menu entry opens them.
# usage: mime.sh SOURCE UPDATE_MIME_DATABASE
set -eu
linux=$1/packaging/linux
type=application/x-conspiracy-record
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/packages"
cp "$linux/conspiracy.mime.xml" "$folder/packages/conspiracy.xml"
said=$("$2" "$folder" 2>&1) || { echo "$said"; exit 1; }
grep -q "^MimeType=$type;\$" "$linux/conspiracy.desktop" || { echo "the menu entry does not name $type"; exit 1; }
grep -q '^Exec=conspiracy %f$' "$linux/conspiracy.desktop" || { echo "the menu entry takes no file"; exit 1; }
grep -q "$type" "$linux/conspiracy.metainfo.xml" || { echo "the metadata does not name $type"; exit 1; }
grep -q "$type:\*.rec" "$folder/globs2" || { echo "*.rec is not $type"; exit 1; }
[ -f "$folder/$type.xml" ] || { echo "$type is not known"; exit 1; }
