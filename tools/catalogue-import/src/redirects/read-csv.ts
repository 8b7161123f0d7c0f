import { CsvError, parse } from 'csv-parse/sync'
import { UnreadableDump } from '../dump/unreadable-dump'
import type { RedirectRow } from './redirect-row'

/** The names of a column: ours, and the platform's. */
const COLUMNS = {
  from: ['from', 'request_path'],
  to: ['to', 'target_path'],
  status: ['status', 'redirect_type'],
} as const

type Line = Readonly<Record<string, string>>

/** Reads rows of a CSV text with a head line; separated by comma, semicolon or tab. Throws UnreadableDump. */
export function readCsv(path: string, text: string): readonly RedirectRow[] {
  const lines = parsed(path, text)
  return lines.map(({ record, info }) => ({
    from: cell(record, 'from'),
    to: cell(record, 'to'),
    status: cell(record, 'status'),
    place: `${path}, line ${info.lines}`,
  }))
}

function parsed(path: string, text: string): readonly { readonly record: Line; readonly info: { lines: number } }[] {
  try {
    return parse(text, {
      bom: true,
      columns: (names: readonly string[]) => known(path, names),
      delimiter: [',', ';', '\t'],
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as ReturnType<typeof parsed>
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableDump(`${path}: ${error.message}.`)
    throw error
  }
}

function known(path: string, names: readonly string[]): string[] {
  const lowered = names.map((name) => name.toLowerCase())
  for (const column of ['from', 'to'] as const) {
    if (!COLUMNS[column].some((name) => lowered.includes(name)))
      throw new UnreadableDump(`${path}: the first line should name the columns from, to and status.`)
  }
  return lowered
}

function cell(record: Line, column: keyof typeof COLUMNS): string {
  const name = COLUMNS[column].find((candidate) => record[candidate] !== undefined)
  return name === undefined ? '' : (record[name] ?? '')
}
