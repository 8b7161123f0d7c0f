import { accept, reject, type FormContent, type Logger, type OutboxTask, type Outcome } from '@vitrin/kernel'
import type { PictureShrinker, ReviewFiles } from '../ports'

export interface ReviewPicturesOptions {
  readonly files: ReviewFiles
  readonly pictures: PictureShrinker
  readonly logger: Logger
}

/** A file that the shopper has chosen; the browser's `File` fits. */
export interface ChosenPicture {
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

/** What the host takes (contract §9). */
const MOST_BYTES = 10 * 1024 * 1024
/** A larger file is not even read to make it smaller. */
const MOST_READ_BYTES = 50 * 1024 * 1024

/** The pictures of reviews that wait on this device, in one folder for each task. */
export class ReviewPictures {
  readonly #options: ReviewPicturesOptions

  constructor(options: ReviewPicturesOptions) {
    this.#options = options
  }

  /** The bytes of a smaller picture, or of the file itself if it is a picture that the host can read. */
  async read(chosen: ChosenPicture): Promise<Outcome<Uint8Array<ArrayBuffer>, 'too-large' | 'unreadable'>> {
    if (chosen.size > MOST_READ_BYTES) return reject('too-large')
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer())
      const picture = (await this.#options.pictures.shrink(bytes))?.bytes ?? bytes
      if (!isPicture(picture)) return reject('unreadable')
      return picture.length > MOST_BYTES ? reject('too-large') : accept(picture)
    } catch (error) {
      this.#options.logger.warn('A chosen picture could not be read', error)
      return reject('unreadable')
    }
  }

  async keep(task_id: string, pictures: readonly Uint8Array<ArrayBuffer>[]): Promise<void> {
    for (const [index, bytes] of pictures.entries()) await this.#options.files.put(task_id, String(index), bytes)
  }

  /** The content of a task with pictures: the review as JSON, and its pictures. */
  async formOf({ task_id, payload }: Pick<OutboxTask, 'task_id' | 'payload'>): Promise<FormContent> {
    const { review } = payload.body as { readonly review: unknown }
    const files: FormContent['files'][number][] = []
    for (let index = 0; ; index += 1) {
      const bytes = await this.#options.files.read(task_id, String(index))
      if (!bytes) break
      files.push({ field: 'picture', name: `${index + 1}`, type: '', bytes })
    }
    return { fields: { review: JSON.stringify(review) }, files }
  }

  /** If it fails, the next start removes them. */
  async forget(task_id: string): Promise<void> {
    const { files, logger } = this.#options
    await files
      .removeFolder(task_id)
      .catch((error: unknown) => logger.warn('The pictures of a review could not be removed', error))
  }

  /** Removes pictures whose review is not on this device any more, for example because its account has ended. */
  async tidy(taskIds: () => Promise<ReadonlySet<string>>): Promise<void> {
    const folders = await this.#options.files.folders()
    const waiting = folders.length > 0 ? await taskIds() : new Set<string>()
    for (const folder of folders) if (!waiting.has(folder)) await this.forget(folder)
  }
}

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/** By its first bytes: the host reads JPEG, PNG and WebP. */
function isPicture(bytes: Uint8Array): boolean {
  const has = (expected: readonly number[], from = 0) => expected.every((byte, at) => bytes[from + at] === byte)
  return has(JPEG) || has(PNG) || (has(RIFF) && has(WEBP, 8))
}
