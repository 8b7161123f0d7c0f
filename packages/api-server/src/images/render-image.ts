import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import type { ImageFormat } from './image-format'
import type { Box } from './picture-sizes'

export interface ImageRequest extends Box {
  readonly action: 'resize' | 'fit'
  readonly format: ImageFormat
}

/** A small file may claim to be huge; no picture of the shop has more pixels. */
export const MAX_INPUT_PIXELS = 100_000_000

/** The picture inside the box (`resize`) or cut to it (`fit`); never larger than the master (decisions.md 4). */
export async function renderImage(file: string, wanted: ImageRequest): Promise<Buffer> {
  const picture = sharp(file, { limitInputPixels: MAX_INPUT_PIXELS }).autoOrient()
  const master = await imageFacts(file)
  const box = boxOf(wanted, master)
  if (box) picture.resize(box)
  return encoded(picture, wanted.format, (box?.width ?? master.width) * (box?.height ?? master.height)).toBuffer()
}

export interface ImageFacts {
  readonly format: string
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
}

export async function imageFacts(file: string): Promise<ImageFacts> {
  const { format, autoOrient, hasAlpha } = await sharp(file, { limitInputPixels: MAX_INPUT_PIXELS }).metadata()
  return { format, width: autoOrient.width, height: autoOrient.height, hasAlpha }
}

function boxOf({ width, height, action }: ImageRequest, master: ImageFacts): ResizeOptions | undefined {
  if (width === 0 && height === 0) return undefined
  const free = { ...(width > 0 && { width }), ...(height > 0 && { height }) }
  if (action === 'resize' || width === 0 || height === 0) return { ...free, fit: 'inside', withoutEnlargement: true }
  // The box shrinks, with the same proportions, until the master covers it.
  const scale = Math.min(1, master.width / width, master.height / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    fit: 'cover',
  }
}

/** Larger AVIF pictures are encoded with less effort: a tenth more bytes in about a fourth of the time. */
const LARGE_PIXELS = 1_000_000

function encoded(picture: Sharp, format: ImageFormat, pixels: number): Sharp {
  // The encoder's own default. At 55 a picture looks the same at twice its size, with a seventh more bytes.
  if (format === 'avif') return picture.avif({ quality: 50, effort: pixels < LARGE_PIXELS ? 3 : 1 })
  if (format === 'webp') return picture.webp({ quality: 78 })
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true })
}
