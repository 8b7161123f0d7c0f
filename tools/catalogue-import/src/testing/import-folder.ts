import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHostDatabase } from '@vitrin/api-server'
import type { EntityType } from '@vitrin/catalog'
import { ManualClock } from '@vitrin/kernel/testing'
import { runImport, type ImportOptions } from '../run-import'
import type { Fields } from '../shape/fields'

const terms = { country: 'SE', taxRate: 25, taxClassId: '2', timeZone: 'Europe/Stockholm' }

interface Finding {
  readonly kind: string
  readonly what: string
  readonly count: number
  readonly examples?: readonly string[]
}

/** The report as `--report` writes it. */
interface WrittenReport {
  readonly imported: Readonly<Record<string, number>>
  readonly repaired: readonly Finding[]
  readonly skipped: readonly Finding[]
  readonly noted: readonly Finding[]
}

export type Content = string | Buffer | readonly unknown[]

/** A temporary folder with dump files, and imports of them. */
export class ImportFolder {
  readonly root = mkdtempSync(join(tmpdir(), 'vitrin-import-'))
  readonly clock = new ManualClock(Date.UTC(2026, 10, 20))
  readonly data = join(this.root, 'data')
  printed: string[] = []

  /** Lists are written as JSON. */
  file(name: string, content: Content): string {
    const path = join(this.root, name)
    const isBytes = typeof content === 'string' || Buffer.isBuffer(content)
    writeFileSync(path, isBytes ? content : JSON.stringify(content))
    return path
  }

  run(args: readonly string[], options: Partial<ImportOptions> = {}): Promise<number> {
    this.printed = []
    return runImport(args, {
      terms,
      clock: this.clock,
      print: (line) => this.printed.push(line),
      screen: { isTerminal: false, write: () => undefined },
      signal: new AbortController().signal,
      ...options,
    })
  }

  /** Imports dumps into the data folder, as `dump-1`, `dump-2` …; a folder of an earlier import is removed. */
  async import(...dumps: readonly Content[]): Promise<number> {
    rmSync(this.data, { recursive: true, force: true })
    const files = dumps.map((content, index) => this.file(`dump-${index + 1}`, content))
    return this.run([this.data, ...files, '--report', join(this.root, 'report.json')])
  }

  report(): WrittenReport {
    return JSON.parse(readFileSync(join(this.root, 'report.json'), 'utf8')) as WrittenReport
  }

  docs(type: EntityType): readonly Fields[] {
    const database = openHostDatabase(join(this.data, 'shop.db'), { clock: this.clock })
    try {
      return [...database.catalogue.documents(type)].map(({ doc }) => doc)
    } finally {
      database.close()
    }
  }

  doc(type: EntityType, id: number): Fields | undefined {
    return this.docs(type).find((doc) => doc.id === id)
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
