// Compares two pictures, each as raw RGBA.
import pixelmatch from 'pixelmatch'

/** How different two colors are that count as two; 1 is black and white. */
const THRESHOLD = 0.02
/** A few pixels are the rim of a letter. The smallest change of a button is more. */
const MOST_PIXELS = 4

/**
 * @typedef {{ data: Uint8Array, width: number, height: number }} Picture
 * @param {Picture} before
 * @param {Picture} now
 * @returns {{ pixels: number, share: number, drawn: Picture } | undefined} undefined when they show the same
 */
export function difference(before, now) {
  const size = { width: Math.max(before.width, now.width), height: Math.max(before.height, now.height) }
  const drawn = { ...size, data: new Uint8Array(size.width * size.height * 4) }
  const options = { threshold: THRESHOLD, includeAA: true }
  const pixels = pixelmatch(
    onCanvas(before, size).data,
    onCanvas(now, size).data,
    drawn.data,
    size.width,
    size.height,
    options,
  )
  return pixels <= MOST_PIXELS ? undefined : { pixels, share: pixels / (size.width * size.height), drawn }
}

/** Where only one of the pictures is, the other is transparent, and that is a difference. */
export function onCanvas(picture, { width, height }) {
  const data = new Uint8Array(width * height * 4)
  const row = picture.width * 4
  for (let y = 0; y < picture.height; y += 1) data.set(picture.data.subarray(y * row, (y + 1) * row), y * width * 4)
  return { data, width, height }
}
