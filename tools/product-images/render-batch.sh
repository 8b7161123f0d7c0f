#!/bin/bash
# Renders the missing pictures of pictures.txt with one "<name> <render.py arguments>" per line. Then makes those of
# tints.txt from them with one "<name> <picture> <glass> <mask>" per line; masks.txt says how a mask is rendered.
# It skips finished pictures, so you can stop it and start it again at any time.
#
#   render-batch.sh [folder for the pictures]        THREADS=1 NICE=19 by default
set -u
here=$(cd "$(dirname "$0")" && pwd)
out=${1:-$here/pictures}
command -v blender >/dev/null || {
  echo "blender is missing: apt-get install -y --no-install-recommends blender python3-numpy" >&2
  exit 1
}
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

while read -r name args; do
  [[ -z "$name" || "$name" == \#* || -s "$out/$name.webp" ]] && continue
  samples=48
  [[ "$args" == *"--view room"* ]] && samples=64
  # shellcheck disable=SC2086   (the arguments are meant to be split; a later --res or --samples wins)
  nice -n "${NICE:-19}" blender -b -t "${THREADS:-1}" --python-exit-code 3 --python "$here/render.py" -- \
    --threads "${THREADS:-1}" --res 1200x1488 --samples $samples $args --out "$work/$name.png" </dev/null 2>&1 |
    grep -E "^RENDER|Traceback|Error: Python"
  [[ -s "$work/$name.png" ]] || { echo "$name: the render wrote no picture" >&2; continue; }
  nice -n "${NICE:-19}" blender -b --factory-startup --python-exit-code 3 --python "$here/to-webp.py" -- \
    "$work/$name.png" "$work/$name.webp" </dev/null >/dev/null
  mv "$work/$name.webp" "$out/$name.webp"
  rm -f "$work/$name.png"
done < "$here/pictures.txt"

while read -r name picture glass mask; do
  [[ -z "$name" || "$name" == \#* || -s "$out/$name.webp" ]] && continue
  if [[ ! -s "$work/$mask.png" ]]; then
    # shellcheck disable=SC2046   (the arguments are meant to be split)
    nice -n "${NICE:-19}" blender -b -t "${THREADS:-1}" --python-exit-code 3 --python "$here/render.py" -- \
      --threads "${THREADS:-1}" --res 900x1116 --samples 8 --glass-mask $(sed -n "s/^$mask //p" "$here/masks.txt") \
      --out "$work/$mask.png" </dev/null >/dev/null
  fi
  node "$here/tint-glass.mjs" "$out/$picture.webp" "$work/$mask.png" "$glass" "$work/$name.webp" &&
    mv "$work/$name.webp" "$out/$name.webp"
done < "$here/tints.txt"
