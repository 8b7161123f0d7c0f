import { AGGREGATION_SIZE, MAX_SEARCH_WINDOW, type PriceRange } from '@vitrin/api-contract/wire'
import type { AggregationRequest } from '../../search/aggregate'
import { isObject, type DslObject, type DslReader } from './dsl-reader'

const MAX_AGGREGATIONS = 50
const MAX_RANGES = 100

const KINDS = ['terms', 'range', 'max', 'min'] as const

/** Reads the aggregations (contract §2.4). */
export function readAggregations(reader: DslReader, value: unknown, at: string): readonly AggregationRequest[] {
  if (value === undefined) return []
  const named = Object.entries(reader.object(value, at) ?? {})
  if (named.length > MAX_AGGREGATIONS)
    return reader.refuse(at, `should hold at most ${MAX_AGGREGATIONS} aggregations`) ?? []
  return named.flatMap(([name, given]) => {
    const single = reader.single(given, `${at}.${name}`)
    return (single && readAggregation(reader, name, single, `${at}.${name}.${single[0]}`)) ?? []
  })
}

function readAggregation(
  reader: DslReader,
  name: string,
  [kind, given]: readonly [string, unknown],
  at: string,
): AggregationRequest | undefined {
  if (!isKind(kind)) return reader.refuse(at, `is no aggregation that this host knows (${KINDS.join(', ')})`)
  const body = reader.object(given, at)
  if (!body) return undefined
  reader.onlyKnown(body, ['field', ...MORE[kind]], at)
  if (typeof body.field !== 'string') return reader.refuse(`${at}.field`, 'is required (a string)')
  const field = reader.fieldOf(body.field)
  if (kind === 'max' || kind === 'min') return { name, field, kind }
  if (kind === 'terms') return { name, field, kind, size: sizeOf(reader, body, at) }
  const ranges = rangesOf(body.ranges)
  return ranges
    ? { name, field, kind, ranges }
    : reader.refuse(`${at}.ranges`, `should be a list of at most ${MAX_RANGES} objects with from, to or both`)
}

type Kind = (typeof KINDS)[number]

/** The members of an aggregation besides its field. */
const MORE: Readonly<Record<Kind, readonly string[]>> = { terms: ['size'], range: ['ranges'], max: [], min: [] }

function isKind(name: string): name is Kind {
  return KINDS.some((kind) => kind === name)
}

function sizeOf(reader: DslReader, { size }: DslObject, at: string): number {
  const requested = reader.number(size, `${at}.size`, AGGREGATION_SIZE)
  if (!Number.isInteger(requested) || requested < 1 || requested > MAX_SEARCH_WINDOW)
    reader.refuse(`${at}.size`, `should be a whole number from 1 to ${MAX_SEARCH_WINDOW}`)
  return requested
}

function rangesOf(value: unknown): readonly PriceRange[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_RANGES || !value.every(isRange)) return undefined
  return value.map(({ from, to }) => ({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }))
}

function isRange(value: unknown): value is PriceRange {
  return (
    isObject(value) &&
    [value.from, value.to].every(
      (bound) => bound === undefined || (typeof bound === 'number' && Number.isFinite(bound)),
    )
  )
}
