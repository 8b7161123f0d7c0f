import { isFields, type Fields } from './fields'

/** One entry of a dump: the document, and id and kind from its envelope. */
export interface DumpEntry {
  readonly source: Fields
  readonly id?: unknown
  /** `_type` of the hit, else its `_index`. */
  readonly kind?: string
}

export interface Dump {
  readonly entries: readonly DumpEntry[]
  /** Reasons for parts that could not be read. */
  readonly unreadable: readonly string[]
}

/** Reads one JSON value (array, hit list or document) or one JSON document per line. */
export function readDump(text: string): Dump {
  const whole = parse(text)
  if (whole !== undefined) return { entries: entriesOf(whole), unreadable: [] }
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const values = lines.map(parse)
  const readable = values.filter((value) => value !== undefined)
  if (!readable.some(isFields)) return { entries: [], unreadable: ['not JSON'] }
  return {
    entries: readable.flatMap(entriesOf),
    unreadable: values.filter((value) => value === undefined).map(() => 'line is not JSON'),
  }
}

function entriesOf(value: unknown): readonly DumpEntry[] {
  if (Array.isArray(value)) return value.flatMap(entriesOf)
  if (!isFields(value)) return []
  if (isFields(value.hits)) return entriesOf(value.hits.hits)
  if (!isFields(value._source)) return [{ source: value }]
  const kind = value._type === '_doc' || value._type === undefined ? value._index : value._type
  return [{ source: value._source, id: value._id, ...(typeof kind === 'string' ? { kind } : {}) }]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
