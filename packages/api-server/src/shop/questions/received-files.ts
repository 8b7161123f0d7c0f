import { createHash } from 'node:crypto'
import { AttachmentCheck, ATTACHMENT_LIMITS, type AttachmentIssue, type AttachmentType } from '@vitrin/contact'
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

/** What the files of a form have to be. */
export interface FileRules {
  /** The field of the form in which they come. */
  readonly field: string
  readonly types: readonly AttachmentType[]
  readonly expectedKind: string
}

export const ATTACHMENTS: FileRules = {
  field: 'attachment',
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'],
  expectedKind: 'should be a JPEG, PNG, WebP or HEIC picture or a PDF',
}

const MEGABYTES = ATTACHMENT_LIMITS.bytes / 1024 / 1024

const EXPECTATIONS: Readonly<Record<Exclude<AttachmentIssue, 'unknown-kind'>, string>> = {
  empty: 'should not be empty',
  'too-large': `should have at most ${MEGABYTES} MB`,
  encrypted: 'should be a PDF without a password',
}

/** The files of one request, from their first bytes until the request is stored or refused. */
export class ReceivedFiles {
  readonly #folder: AttachmentFolder
  readonly #newName: () => string
  readonly #rules: FileRules
  readonly #files: ReceivedFile[] = []

  constructor(folder: AttachmentFolder, newName: () => string, rules: FileRules = ATTACHMENTS) {
    this.#folder = folder
    this.#newName = newName
    this.#rules = rules
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
    const { field, types } = this.#rules
    for (const { part, check, stored } of this.#chosen()) {
      const known = await check.result()
      const kind = known.ok && !types.includes(known.value) ? reject('unknown-kind' as const) : known
      if (part.field !== field) faults.push({ field: part.field, expected: 'should be a text, not a file' })
      else if (kind.ok) {
        const name = safeFileName(part.fileName, kind.value)
        files.push({ name, type: kind.value, size: check.size, file: stored.name })
      } else faults.push(faultOf(this.#rules, kind.rejection, part.fileName))
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
export function faultOf(rules: FileRules, issue: AttachmentIssue, fileName: string): FileFault {
  const shown = Array.from(fileName.split(/[/\\]/).at(-1) ?? '')
    .filter((letter) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(letter))
    .slice(0, 80)
    .join('')
  return {
    field: rules.field,
    expected: `${issue === 'unknown-kind' ? rules.expectedKind : EXPECTATIONS[issue]}${shown && ` (${shown})`}`,
  }
}
