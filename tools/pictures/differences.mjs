// What differs between the pictures of the baseline and those of now.
import sharp from 'sharp'
import { difference, onCanvas } from './compare.mjs'

/**
 * @param {Map<string, Buffer>} before
 * @param {Map<string, Buffer>} now
 * @returns {Promise<{ name: string, text: string, shown?: Buffer }[]>} `shown`: before, now and the difference side by
 *   side, as PNG
 */
export async function differences(before, now) {
  const found = []
  for (const [name, picture] of now) {
    const known = before.get(name)
    if (known === undefined) found.push({ name, text: 'is new' })
    else if (!known.equals(picture)) found.push(...(await compared(name, known, picture)))
  }
  const gone = [...before.keys()].filter((name) => !now.has(name))
  return [...found, ...gone.map((name) => ({ name, text: 'shows a state that the gallery does not have' }))]
}

async function compared(name, known, picture) {
  const [before, now] = [await pixelsOf(known), await pixelsOf(picture)]
  const differs = difference(before, now)
  if (differs === undefined) return []
  const text = `${(differs.share * 100).toFixed(2)} % of it differ (${differs.pixels} pixels)`
  return [{ name, text, shown: await sideBySide([before, now, differs.drawn]) }]
}

async function pixelsOf(picture) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function sideBySide(pictures) {
  const width = Math.max(...pictures.map((picture) => picture.width))
  const height = Math.max(...pictures.map((picture) => picture.height))
  const gap = 8
  const composed = pictures.map((picture, index) => ({
    input: Buffer.from(onCanvas(picture, { width, height }).data),
    raw: { width, height, channels: 4 },
    left: index * (width + gap),
    top: 0,
  }))
  const background = '#808080'
  return sharp({ create: { width: width * 3 + gap * 2, height, channels: 3, background } })
    .composite(composed)
    .png()
    .toBuffer()
}
