import { writeFileSync } from 'node:fs'
import { openHostDatabase } from '@vitrin/api-server'
import type { Clock } from '@vitrin/kernel'
import { NewDataFolder } from './data-folder'
import { UnreadableDump } from './dump/unreadable-dump'
import { completeDocuments, readDumps, type DumpFile } from './import-dumps'
import type { ShopTerms } from './mend/shop-terms'
import { ImportRefusal, readArguments, USAGE, type ImportArguments } from './read-arguments'
import { ImportReport } from './report/import-report'
import { documents, megabytes, Progress, type ProgressScreen } from './report/progress'
import { StagedDocuments } from './stage/staged-documents'

export interface ImportOptions {
  readonly terms: ShopTerms
  readonly clock: Clock
  /** Gets the summary, line by line. */
  readonly print: (line: string) => void
  readonly screen: ProgressScreen
  /** Interrupts the import: nothing stays. */
  readonly signal: AbortSignal
}

const FAILED = 1
const INTERRUPTED = 130

/** `<folder> <file…>`: fills a new data folder from catalogue dumps. Resolves with the exit code. */
export async function runImport(args: readonly string[], options: ImportOptions): Promise<number> {
  const { print, signal } = options
  try {
    const given = readArguments(args)
    if (given) return await importInto(given, options)
    print(USAGE)
    return 0
  } catch (error) {
    print(signal.aborted ? 'The import was interrupted.' : sentenceOf(error))
    if (!(error instanceof ImportRefusal)) print('Nothing was written.')
    return signal.aborted ? INTERRUPTED : FAILED
  }
}

/** Throws what is a fault of ours. */
function sentenceOf(error: unknown): string {
  if (error instanceof ImportRefusal || error instanceof UnreadableDump) return error.message
  // The system's refusals have a code: a full disk, a folder that may not be written.
  if (error instanceof Error && 'code' in error) return `The import failed: ${error.message}.`
  throw error
}

async function importInto({ folder, files, reportFile }: ImportArguments, options: ImportOptions): Promise<number> {
  const report = new ImportReport()
  const target = new NewDataFolder(folder)
  let isFilled: boolean
  try {
    isFilled = await fill(target, files, report, options)
    if (isFilled) target.finish()
  } finally {
    target.close()
  }
  for (const line of report.lines()) options.print(line)
  options.print(isFilled ? `${folder} now has the catalogue.` : 'The dumps have no product. Nothing was written.')
  return reportFile === undefined || writeReport(reportFile, report, options) ? (isFilled ? 0 : FAILED) : FAILED
}

/** False if the dumps have no product. */
async function fill(
  { stage, database }: NewDataFolder,
  files: readonly DumpFile[],
  report: ImportReport,
  options: ImportOptions,
): Promise<boolean> {
  const { terms, clock, screen, signal } = options
  const staged = new StagedDocuments(stage)
  try {
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    await shown(new Progress({ screen, clock, title: 'Reading', total, amount: megabytes }), (progress) =>
      readDumps(files, staged, report, progress, signal),
    )
    if (staged.count('product') === 0) return false
    const host = openHostDatabase(database, { clock })
    try {
      await shown(
        new Progress({ screen, clock, title: 'Writing', total: staged.count(), amount: documents }),
        (progress) =>
          completeDocuments(
            staged,
            { terms, now: clock.now(), report },
            (batch) => host.catalogue.addImported(batch),
            progress,
            signal,
          ),
      )
    } finally {
      host.close()
    }
    return true
  } finally {
    staged.close()
  }
}

async function shown(progress: Progress, step: (progress: Progress) => Promise<void>): Promise<void> {
  try {
    await step(progress)
  } finally {
    progress.end()
  }
}

function writeReport(file: string, report: ImportReport, { print }: ImportOptions): boolean {
  try {
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
    return true
  } catch (error) {
    print(`The report could not be written: ${(error as Error).message}.`)
    return false
  }
}
