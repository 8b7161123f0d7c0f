import sharp from 'sharp'
import { MAX_INPUT_PIXELS } from './render-image'

/** The longest side that is kept: a phone's photo, as large as a screen shows it. */
const LONGEST_SIDE = 2000

/**
 * A shopper's picture as a JPEG of our own: whatever else the file holds (place, camera, hidden data) is gone.
 * Undefined when it cannot be read as a picture.
 */
export async function encodedPicture(file: string): Promise<Buffer | undefined> {
  try {
    return await sharp(file, { limitInputPixels: MAX_INPUT_PIXELS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  } catch {
    return undefined
  }
}
