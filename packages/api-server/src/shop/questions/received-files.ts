import { createHash } from 'node:crypto'
import { AttachmentCheck, ATTACHMENT_LIMITS, type AttachmentIssue } from '@vitrin/contact'
import { accept, reject, type Outcome } from '@vitrin/kernel'
import type { QuestionFile } from '../../database'
import type { FileReader, FormFile } from '../../http'
import type { AttachmentFolder, NewAttachment } from './attachment-folder'
import { safeFileName } from './file-name'

interface ReceivedFile {
  readonly part: FormFile
  readonly check: AttachmentCheck
  readonly hash: ReturnType<typeof createHash>
  readonly stored: NewAttachment
}

export type NewQuestionFile = Omit<QuestionFile, 'id'>

/** A field of the form, and what was expected there. */
export interface FileFault {
  readonly field: string
  readonly expected: string
}

const MEGABYTES = ATTACHMENT_LIMITS.bytes / 1024 / 1024

const EXPECTATIONS: Readonly<Record<AttachmentIssue, string>> = {
  empty: 'should not be empty',
  'too-large': `should have at most ${MEGABYTES} MB`,
  'unknown-kind': 'should be a JPEG, PNG, WebP or HEIC picture or a PDF',
  encrypted: 'should be a PDF without a password',
}

/** The files of one request, from their first bytes until the question is stored or refused. */
export class ReceivedFiles {
  readonly #folder: AttachmentFolder
  readonly #newName: () => string
  readonly #files: ReceivedFile[] = []

  constructor(folder: AttachmentFolder, newName: () => string) {
    this.#folder = folder
    this.#newName = newName
  }

  receive(part: FormFile): FileReader {
    const check = new AttachmentCheck()
    const hash = createHash('sha256')
    const stored = this.#folder.create(this.#newName())
    this.#files.push({ part, check, hash, stored })
    return (bytes) => {
      check.add(bytes)
      hash.update(bytes)
      stored.add(bytes)
    }
  }

  /** The files as they are stored, or what is wrong with each. */
  async judge(): Promise<Outcome<readonly NewQuestionFile[], readonly FileFault[]>> {
    const files: NewQuestionFile[] = []
    const faults: FileFault[] = []
    for (const { part, check, stored } of this.#chosen()) {
      const kind = await check.result()
      if (part.field !== 'attachment') faults.push({ field: part.field, expected: 'should be a text, not a file' })
      else if (kind.ok) {
        const name = safeFileName(part.fileName, kind.value)
        files.push({ name, type: kind.value, size: check.size, file: stored.name })
      } else faults.push(faultOf(kind.rejection, part.fileName))
    }
    return faults.length > 0 ? reject(faults) : accept(files)
  }

  /** Hashes of the contents, by which a repeated request is recognised. */
  fingerprints(): readonly string[] {
    return this.#chosen().map(({ hash }) => hash.copy().digest('hex'))
  }

  keep(): void {
    for (const { stored } of this.#chosen()) stored.keep()
  }

  discard(): void {
    for (const { stored } of this.#files) stored.discard()
  }

  /** A browser sends an empty part without a name for a field without a file. */
  #chosen(): readonly ReceivedFile[] {
    return this.#files.filter(({ part, check }) => part.fileName !== '' || check.size > 0)
  }
}

/** A sentence with the name of the file, as far as it can be shown. */
export function faultOf(issue: AttachmentIssue, fileName: string): FileFault {
  const shown = Array.from(fileName.split(/[/\\]/).at(-1) ?? '')
    .filter((letter) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(letter))
    .slice(0, 80)
    .join('')
  return {
    field: 'attachment',
    expected: `${EXPECTATIONS[issue]}${shown && ` (${shown})`}`,
  }
}
