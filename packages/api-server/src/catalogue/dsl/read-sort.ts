import type { SortOrder } from '../../search/sort-documents'
import { isObject, type DslReader } from './dsl-reader'

const MAX_ORDERS = 10

/** `"price"`, `{ price: "desc" }`, `{ price: { order: "desc", missing: "_first" } }`, or a list of them. */
export function readSort(reader: DslReader, value: unknown, at: string): readonly SortOrder[] {
  if (value === undefined) return []
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (list.length > MAX_ORDERS) return reader.refuse(at, `should have at most ${MAX_ORDERS} entries`) ?? []
  return list.flatMap(
    (entry, position) => readOrder(reader, entry, Array.isArray(value) ? `${at}.${position}` : at) ?? [],
  )
}

function readOrder(reader: DslReader, entry: unknown, at: string): SortOrder | undefined {
  if (typeof entry === 'string')
    return { field: reader.fieldOf(entry), isDescending: entry === '_score', missingFirst: false }
  const single = reader.single(entry, at)
  if (!single) return undefined
  const [field, options] = single
  const order = isObject(options) ? (options.order ?? 'asc') : options
  if (order !== 'asc' && order !== 'desc') return reader.refuse(`${at}.${field}`, 'should be "asc" or "desc"')
  return {
    field: reader.fieldOf(field),
    isDescending: order === 'desc',
    missingFirst: isObject(options) && options.missing === '_first',
  }
}
