import { setImmediate } from 'node:timers/promises'
import type { CatalogueDocument } from '@vitrin/api-server'
import type { NumberedEntry } from './dump/read-dump'
import { readDump } from './dump/read-dump'
import { mendAll, type MendOptions } from './mend/mend-all'
import type { ImportReport } from './report/import-report'
import type { Progress } from './report/progress'
import { acceptDocument } from './stage/accept-document'
import type { StagedDocuments } from './stage/staged-documents'

export interface DumpFile {
  readonly path: string
  readonly bytes: number
}

/** Documents of one commit. */
const BATCH = 500

/** Reads the files into the stage. A document of an earlier file takes precedence. */
export async function readDumps(
  files: readonly DumpFile[],
  staged: StagedDocuments,
  report: ImportReport,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  let done = 0
  for (const { path, bytes } of files) {
    for await (const entries of readDump(path, (read) => progress.reached(done + read))) {
      signal.throwIfAborted()
      for (const entry of entries) acceptDocument(entry, placeOf(path, entry), staged, report)
    }
    done += bytes
  }
}

/** Completes the staged documents and hands them over, a batch at a time. */
export async function completeDocuments(
  staged: StagedDocuments,
  options: MendOptions,
  store: (documents: Iterable<CatalogueDocument>) => void,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const total = staged.count()
  const documents = mendAll(staged, options)
  for (let done = 0; done < total; done += BATCH) {
    store(batchOf(documents, options.report))
    progress.reached(Math.min(total, done + BATCH))
    await setImmediate() // a signal may have come
    signal.throwIfAborted()
  }
}

/** The next documents, one at a time: documents may be large. */
function* batchOf(documents: Iterator<CatalogueDocument>, report: ImportReport): Generator<CatalogueDocument> {
  for (let taken = 0; taken < BATCH; taken += 1) {
    const { value, done } = documents.next()
    if (done) return
    report.took(value.type)
    yield value
  }
}

function placeOf(path: string, { number }: NumberedEntry): string {
  return `${path}, document ${number}`
}
