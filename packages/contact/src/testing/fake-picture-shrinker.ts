import type { PictureShrinker } from '../ports'
import { sampleFiles } from './sample-files'

/** Makes every picture whose first byte it is given into a tiny JPEG, and can read no other. */
export class FakePictureShrinker implements PictureShrinker {
  readonly #firstByte: number

  constructor(firstByte = 0x89) {
    this.#firstByte = firstByte
  }

  async shrink(bytes: Uint8Array<ArrayBuffer>): ReturnType<PictureShrinker['shrink']> {
    return bytes[0] === this.#firstByte ? { bytes: sampleFiles['image/jpeg'], ending: 'jpg' } : undefined
  }
}
