import { readFile } from 'node:fs/promises'
import type { Logger } from '@vitrin/kernel'
import type { MadeToMeasureSnapshot } from '@vitrin/made-to-measure'
import sharp from 'sharp'
import { findMedia } from '../images/find-media'
import type { MailAttachment } from '../ports'
import { drawingSvg } from './drawing-svg'
import { LOGO_ID } from './mail-document'

export interface MailPicturesOptions {
  /** The folder of the pictures that order lines name. */
  readonly mediaFolder: string
  /** A PNG of the shop's logo, 32 px high on the screen. */
  readonly logoFile?: string | undefined
  readonly logger: Logger
}

/** The fields of an order line that show how it looks. */
export interface PicturedLine {
  readonly image?: string | undefined
  readonly made_to_measure?: object | undefined
}

/** Twice their sizes in the mail, for sharp screens. */
const SIZE = 144
const DRAWING_SIZE = 600
const PAPER = '#f0f3f1'

/**
 * Pictures inside a mail: most mail programs show them at once, unlike pictures that they have to load. PNG, because
 * many show no SVG. A picture that cannot be made is left out of the mail.
 */
export class MailPictures {
  readonly #options: MailPicturesOptions

  constructor(options: MailPicturesOptions) {
    this.#options = options
  }

  async logo(): Promise<MailAttachment | undefined> {
    const { logoFile } = this.#options
    return logoFile === undefined ? undefined : this.#attempt(LOGO_ID, () => readFile(logoFile))
  }

  /** The drawing of a piece that is cut to size, otherwise the picture of the product. */
  ofLine({ image, made_to_measure }: PicturedLine, id: string): Promise<MailAttachment | undefined> {
    return this.#attempt(id, async () => {
      if (made_to_measure) return drawn(made_to_measure as MadeToMeasureSnapshot, SIZE)
      const found = image ? await findMedia(this.#options.mediaFolder, image.replace(/^\/+/, '')) : undefined
      if (!found?.ok || !found.value) return undefined
      return sharp(found.value.file)
        .resize(SIZE, SIZE, { fit: 'contain', background: PAPER })
        .flatten({ background: PAPER })
        .png({ palette: true })
        .toBuffer()
    })
  }

  /** The drawing of a piece that is cut to size, as large as a mail shows it. */
  drawing(piece: MadeToMeasureSnapshot, id: string): Promise<MailAttachment | undefined> {
    return this.#attempt(id, () => drawn(piece, DRAWING_SIZE))
  }

  async #attempt(id: string, make: () => Promise<Buffer | undefined>): Promise<MailAttachment | undefined> {
    try {
      const content = await make()
      return content && { id, fileName: `${id}.png`, type: 'image/png', content }
    } catch (fault) {
      this.#options.logger.warn(`The picture ${id} of a mail cannot be made`, fault)
      return undefined
    }
  }
}

function drawn(piece: MadeToMeasureSnapshot, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawingSvg(piece)), { density: size })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()
}
