import type { IdGenerator, Logger } from '@vitrin/kernel'
import { ATTACHMENT_LIMITS, AttachmentCheck, type AttachmentIssue } from './attachment-check'
import { draftOf, sizeOfFiles, type AttachedFile, type ContactDocument } from './contact-document'
import type { ContactDocuments } from './contact-documents'
import { NoRoom, type AttachmentStorage, type PictureShrinker } from './ports'

/** A file that the shopper has chosen; the browser's `File` fits. */
export interface PickedFile {
  readonly name: string
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

export interface FileRejection {
  readonly name: string
  readonly code: AttachmentIssue | 'too-many' | 'unreadable' | 'no-room'
}

export interface DraftFilesOptions {
  readonly documents: ContactDocuments
  readonly attachments: AttachmentStorage
  readonly pictures: PictureShrinker
  readonly ids: IdGenerator
  readonly logger: Logger
}

/** All forms of a device may have this much, about seven of the largest files. */
const BUDGET_BYTES = 70 * 1024 * 1024
/** A larger file is not even read to make it smaller. */
const MOST_READ_BYTES = 50 * 1024 * 1024

/** The files of the draft. They are stored when they are chosen, so that they survive a reload. */
export class DraftFiles {
  readonly #options: DraftFilesOptions
  /** Files are added one after the other. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: DraftFilesOptions) {
    this.#options = options
  }

  /** Adds what is valid, and says what is wrong with the rest. */
  attach(picked: readonly PickedFile[], makeSmaller: boolean): Promise<readonly FileRejection[]> {
    const adding = this.#last.then(async () => {
      const rejected: FileRejection[] = []
      for (const file of picked) {
        const code = await this.#add(file, makeSmaller)
        if (code) rejected.push({ name: file.name, code })
      }
      return rejected
    })
    this.#last = adding.catch(() => undefined)
    return adding
  }

  async detach(key: string): Promise<void> {
    const { documents, attachments } = this.#options
    const folder = documents.shown.draft?.folder
    await documents.update((stored) => withFiles(stored, (files) => files.filter((file) => file.key !== key)))
    if (folder !== undefined) await attachments.remove(folder, key)
  }

  /** Removes the files of a form that is done with. If that fails, the next start does it. */
  async forget(folder: string): Promise<void> {
    const { attachments, logger } = this.#options
    await attachments
      .removeFolder(folder)
      .catch((error: unknown) => logger.warn('The files of a contact form could not be removed', error))
  }

  async #add(picked: PickedFile, makeSmaller: boolean): Promise<FileRejection['code'] | undefined> {
    const { documents, attachments, ids } = this.#options
    if (picked.size > MOST_READ_BYTES) return 'too-large'
    const read = await this.#read(picked, makeSmaller)
    if (!read) return 'unreadable'
    const { bytes, name } = read
    const check = new AttachmentCheck()
    check.add(bytes)
    const judged = await check.result()
    if (!judged.ok) return judged.rejection

    // The draft is stored before its first file, so that no other tab takes the folder for a forgotten one.
    const newId = ids.next()
    const before = await documents.update((stored) => ({ ...stored, draft: draftOf(stored, newId) }))
    const { folder, files } = before.draft!
    if (files.length >= ATTACHMENT_LIMITS.files) return 'too-many'
    if (sizeOfFiles(before) + bytes.length > BUDGET_BYTES) return 'no-room'
    const file: AttachedFile = { key: ids.next(), name, type: judged.value, size: bytes.length }
    try {
      await attachments.put(folder, file.key, bytes)
    } catch (error) {
      if (error instanceof NoRoom) return 'no-room'
      throw error
    }
    const after = await documents.update((stored) =>
      stored.draft?.folder === folder ? withFiles(stored, (others) => added(others, file)) : stored,
    )
    if (after.draft?.files.some(({ key }) => key === file.key)) return undefined
    // Another tab has filled the last place, or sent the form.
    await attachments.remove(folder, file.key)
    return 'too-many'
  }

  /** The bytes of the file, or of a smaller picture; undefined when the browser cannot read the file. */
  async #read(
    picked: PickedFile,
    makeSmaller: boolean,
  ): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly name: string } | undefined> {
    const { pictures, logger } = this.#options
    try {
      const bytes = new Uint8Array(await picked.arrayBuffer())
      const smaller = makeSmaller ? await pictures.shrink(bytes) : undefined
      if (!smaller) return { bytes, name: picked.name }
      return { bytes: smaller.bytes, name: `${picked.name.replace(/\.[^.]*$/, '')}.${smaller.ending}` }
    } catch (error) {
      logger.warn('A chosen file could not be read', error)
      return undefined
    }
  }
}

function withFiles(
  stored: ContactDocument,
  change: (files: readonly AttachedFile[]) => readonly AttachedFile[],
): ContactDocument {
  return stored.draft ? { ...stored, draft: { ...stored.draft, files: change(stored.draft.files) } } : stored
}

function added(files: readonly AttachedFile[], file: AttachedFile): readonly AttachedFile[] {
  return files.length < ATTACHMENT_LIMITS.files ? [...files, file] : files
}
