// Makes the picture of another glass from the picture of the clear one and its glass mask (`render.py --glass-mask`).
//
//   node tint-glass.mjs clear.webp mask.png grey|bronze|frosted|mirror-grey|mirror-bronze out.webp
//
// In the mask each pane in front of a point leaves a quarter of the light, so a point behind two panes is tinted twice.
import { createRequire } from 'node:module'

// sharp belongs to the API host, which scales the pictures.
const sharp = createRequire(new URL('../../packages/api-server/package.json', import.meta.url))('sharp')

/** The share of red, green and blue that one pane passes, compared with clear glass (GLASS in render.py). */
const tints = {
  grey: [0.49, 0.495, 0.505],
  bronze: [0.72, 0.56, 0.42],
  'mirror-grey': [0.36, 0.365, 0.38],
  'mirror-bronze': [0.74, 0.56, 0.4],
}
const LIGHT_PER_PANE = 0.25
/** Etched glass in linear light, and how much of the blurred view behind it shows. */
const MILK = [0.86, 0.905, 0.895]
const VIEW_THROUGH_MILK = 0.2

const toLinear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toSrgb = (value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

const [source, maskFile, glass, target] = process.argv.slice(2)
const { data, info } = await sharp(source)
  .resize({ width: 900, withoutEnlargement: true })
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true })
const { width, height } = info
const mask = await sharp(maskFile).resize(width, height).greyscale().raw().toBuffer()
// The mask has linear values: it is never tone-mapped.
const passed = Float32Array.from(mask, (value) => Math.min(1, value / 255))
const light = Float32Array.from(data, (value) => toLinear(value / 255))

const out = glass === 'frosted' ? await frosted() : tinted(tints[glass])
await sharp(
  Buffer.from(out, (value) => value),
  { raw: { width, height, channels: 3 } },
)
  .webp({ quality: 85, effort: 6, smartSubsample: true })
  .toFile(target)

function tinted(tint) {
  if (!tint) throw new Error(`Unknown glass ${glass}. Known: frosted, ${Object.keys(tints).join(', ')}.`)
  return encode((value, point, channel) => {
    const greenEdge = edge(point)
    if (greenEdge > 0) return value * (1 - greenEdge) + greenEdge * luminance(light, point) * tint[channel]
    const panes = Math.min(3, Math.log(Math.max(passed[point], 0.01)) / Math.log(LIGHT_PER_PANE))
    return value * tint[channel] ** panes
  })
}

/** How green a point is: 0, and up to 1 at the polished edges, which take the colour of tinted glass. */
function edge(point) {
  const [red, green] = [light[point * 3], light[point * 3 + 1]]
  return passed[point] < 0.9 ? 0 : Math.max(0, Math.min(1, ((green - red) / Math.max(green, 0.01) - 0.12) * 4))
}

/** Etched glass hides shapes and reflections: a soft white sheet with a hint of the shades behind it. */
async function frosted() {
  const covered = passed.map((value) => Math.min(1, (1 - value) / (1 - LIGHT_PER_PANE)))
  const [near, nearCover] = await blurred(covered, height * 0.018)
  const [far, farCover] = await blurred(covered, height * 0.09)
  return encode((value, point, channel) => {
    const cover = covered[point]
    if (cover < 0.004) return value
    const behind = near[point * 3 + channel] / Math.max(nearCover[point], 1e-4)
    const shade = luminance(far, point) / Math.max(farCover[point], 1e-4)
    const milk = MILK[channel] * (0.72 + 0.38 * shade)
    return value * (1 - cover) + cover * (VIEW_THROUGH_MILK * behind + (1 - VIEW_THROUGH_MILK) * milk)
  })
}

function luminance(values, point) {
  return 0.21 * values[point * 3] + 0.72 * values[point * 3 + 1] + 0.07 * values[point * 3 + 2]
}

/** The picture behind the glass and its cover, both blurred: what is in front of the glass never bleeds into it. */
async function blurred(cover, sigma) {
  const behind = light.map((value, index) => value * cover[Math.floor(index / 3)])
  return [box(box(behind, 3, sigma), 3, sigma), box(box(cover, 1, sigma), 1, sigma)]
}

/** A mean over a square, across and then down. */
function box(values, channels, sigma) {
  const radius = Math.max(1, Math.round(sigma))
  return along(along(values, channels, radius, 1, width, height), channels, radius, width, height, width)
}

function along(values, channels, radius, step, length, lines) {
  const result = new Float32Array(values.length)
  const between = step === 1 ? width : 1
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < channels; channel++) {
      const at = (index) => (line * between + Math.max(0, Math.min(length - 1, index)) * step) * channels + channel
      let sum = 0
      for (let index = -radius; index <= radius; index++) sum += values[at(index)]
      for (let index = 0; index < length; index++) {
        result[at(index)] = sum / (2 * radius + 1)
        sum += values[at(index + radius + 1)] - values[at(index - radius)]
      }
    }
  }
  return result
}

function encode(shadeOf) {
  return Uint8Array.from(light, (value, index) => {
    const linear = shadeOf(value, Math.floor(index / 3), index % 3)
    return Math.max(0, Math.min(255, Math.round(toSrgb(Math.max(0, linear)) * 255)))
  })
}
