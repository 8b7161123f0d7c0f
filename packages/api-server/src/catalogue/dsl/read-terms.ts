import type { Clause } from '../../search/clause'
import { readCondition } from '../../search/condition'
import { isObject, type DslObject, type DslReader } from './dsl-reader'

// The clauses that compare whole values.

export function readTerm(reader: DslReader, value: unknown, at: string): Clause | undefined {
  const single = reader.single(value, at)
  if (!single) return undefined
  const [field, given] = single
  const requested = isObject(given) ? given.value : given
  return fieldClause(reader, field, { eq: requested ?? [] }, `${at}.${field}`)
}

export function readTerms(reader: DslReader, value: unknown, at: string): Clause | undefined {
  const body = reader.object(value, at)
  const single = body && reader.single(withoutBoost(body), at)
  if (!single) return undefined
  const [field, given] = single
  if (!Array.isArray(given)) return reader.refuse(`${at}.${field}`, 'should be a list of values')
  return fieldClause(reader, field, { in: given }, `${at}.${field}`)
}

/** `type` and `boost` are ignored: the path of the request names the type. */
export function readIds(reader: DslReader, value: unknown, at: string): Clause | undefined {
  const body = reader.object(value, at)
  if (!body) return undefined
  reader.onlyKnown(body, ['values', 'type', 'boost'], at)
  if (!Array.isArray(body.values)) return reader.refuse(`${at}.values`, 'should be a list of ids')
  return fieldClause(reader, '_id', { in: body.values }, `${at}.values`)
}

export function readRange(reader: DslReader, value: unknown, at: string): Clause | undefined {
  const single = reader.single(value, at)
  if (!single) return undefined
  const [field, given] = single
  const place = `${at}.${field}`
  const body = reader.object(given, place)
  if (!body) return undefined
  const bounds = withoutBoost(body)
  reader.onlyKnown(bounds, ['gt', 'gte', 'lt', 'lte', 'from', 'to'], place)
  return fieldClause(reader, field, bounds, place)
}

export function readExists(reader: DslReader, value: unknown, at: string): Clause | undefined {
  const body = reader.object(value, at)
  if (!body) return undefined
  if (typeof body.field !== 'string') return reader.refuse(`${at}.field`, 'is required (a string)')
  return fieldClause(reader, body.field, { eq: null }, at)
}

function fieldClause(reader: DslReader, field: string, operators: DslObject, at: string): Clause | undefined {
  const condition = readCondition(operators)
  if (!condition.ok) return reader.refuse(at, condition.rejection)
  return { kind: 'field', field: reader.fieldOf(field), condition: condition.value, isCatalog: false }
}

function withoutBoost(body: DslObject): DslObject {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'boost'))
}
