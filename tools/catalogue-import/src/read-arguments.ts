import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isTaken } from './data-folder'
import type { DumpFile } from './import-dumps'

export const USAGE = `usage: pnpm catalogue:import <data folder> <dump file…> [--report <file>]

  <data folder>    a new or empty folder; DATA_DIR=<data folder> npm start opens the shop with it
  <dump file…>     JSON: a list, one document after another, a search answer, elasticdump or bulk lines; or gzip of it
  --report <file>  also writes the summary as JSON`

export interface ImportArguments {
  readonly folder: string
  readonly files: readonly DumpFile[]
  readonly reportFile?: string | undefined
}

/** An import that cannot begin. The message says what was expected. */
export class ImportRefusal extends Error {}

/** Undefined if the usage is requested. */
export function readArguments(args: readonly string[]): ImportArguments | undefined {
  const { values, positionals } = parsed(args)
  if (values.help) return undefined
  const [folder, ...paths] = positionals
  if (folder === undefined || paths.length === 0) throw new ImportRefusal(USAGE)
  const { files, refusals } = dumpFiles(paths)
  const refused = [...refusalsOfFolder(folder), ...refusals]
  if (refused.length > 0) throw new ImportRefusal(refused.join('\n'))
  return { folder, files, reportFile: values.report }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { report: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new ImportRefusal(`${(error as Error).message}\n${USAGE}`)
  }
}

function refusalsOfFolder(folder: string): readonly string[] {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (stats && !stats.isDirectory()) return [`${folder} is a file: expected the path of a new folder.`]
  return isTaken(folder) ? [`${folder} is not empty: expected a new folder.`] : []
}

function dumpFiles(paths: readonly string[]): { readonly files: readonly DumpFile[]; readonly refusals: string[] } {
  const refusals: string[] = []
  const files = paths.map((path) => {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats) refusals.push(`${path} does not exist: expected a dump file.`)
    else if (stats.isDirectory()) refusals.push(`${path} is a folder: expected a dump file.`)
    else if (stats.isFile() && stats.size === 0) refusals.push(`${path} is empty: expected JSON documents.`)
    return { path, bytes: stats?.size ?? 0 }
  })
  return { files, refusals }
}
