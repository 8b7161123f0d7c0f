import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentDocuments, parseRequest } from '@vitrin/api-contract'
import type { z } from 'zod'
import { ContentFault } from './content-fault'

export type ContentDocumentName = keyof typeof contentDocuments

export type ContentDocument<Name extends ContentDocumentName> = z.output<(typeof contentDocuments)[Name]>

/** The file of each content; a folder for each language holds them. */
const FILES: Readonly<Record<ContentDocumentName, string>> = {
  pageInfos: 'page-infos.json',
  pageSolutions: 'page-solutions.json',
  pageConditions: 'page-conditions.json',
  portfolio: 'portfolio.json',
  notificationMessage: 'notification-message.json',
}
const NAMES = Object.keys(FILES) as readonly ContentDocumentName[]

/** The content of the shop as JSON files, `<language>/page-infos.json` and so on. Each call reads its file anew. */
export class ContentFolder {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Copies the content of another folder, unless there is content already. */
  fill(from: string): void {
    if (!existsSync(this.#folder)) cpSync(from, this.#folder, { recursive: true })
  }

  /** Throws `ContentFault` for the first file that cannot be used. */
  check(): void {
    for (const locale of this.#locales()) for (const name of NAMES) this.read(locale, name)
  }

  /** Undefined where the language has no such content. Throws `ContentFault`. */
  read<Name extends ContentDocumentName>(locale: string, name: Name): ContentDocument<Name> | undefined {
    // Languages are compared with the names of the folders, so that no request leaves the folder.
    if (!this.#locales().includes(locale)) return undefined
    const file = join(this.#folder, locale, FILES[name])
    if (!existsSync(file)) return undefined
    const parsed = parseRequest(contentDocuments[name], parsedJson(file))
    if (parsed.ok) return parsed.value as ContentDocument<Name>
    const [{ field, expected } = { field: 'body', expected: 'is wrong' }] = parsed.rejection
    throw new ContentFault(file, `${field} ${expected}`)
  }

  #locales(): readonly string[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  }
}

function parsedJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new ContentFault(file, 'the file should hold JSON', { cause })
  }
}
