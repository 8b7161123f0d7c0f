import * as fc from 'fast-check'
import type { OpenApiDocument, OpenApiOperation } from '../openapi/open-api-document'
import { encoded, hostileNumber, hostileText, hostileValue, jsonObject, malformed, mostly } from './hostile-values'

export interface HostileCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** `true` and `false` are schemas, too. */
type Schema = Readonly<Record<string, unknown>> | boolean

/**
 * Any call of the description, with parts that are mostly of their shape. `known` are ids, tokens and names that exist.
 */
export function hostileCalls({ paths }: OpenApiDocument, known: readonly string[]): fc.Arbitrary<HostileCall> {
  const text = fc.oneof(fc.constantFrom(...known), hostileText)
  const calls = Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]) => callOf(template, method, operation, text)),
  )
  return fc.oneof(...calls)
}

function callOf(
  template: string,
  method: string,
  { parameters, requestBody }: OpenApiOperation,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<HostileCall> {
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const path = fc.record(Object.fromEntries(named('path').map(({ name }) => [name, text])))
  const query = fc.record(
    Object.fromEntries(named('query').map(({ name, schema }) => [name, inQuery(valueOf(schema, text))])),
    { requiredKeys: [] },
  )
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  const body = schema
    ? mostly(
        valueOf(schema, text).map((value) => JSON.stringify(value) ?? ''),
        malformed,
      )
    : fc.constant(undefined)
  return fc.record({ path, query, body, headers: headersWith(text), more: unknownQuery }).map((call) => {
    const address = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(call.path[name] ?? ''))
    const pairs = [...Object.entries(call.query), ...call.more].map(
      ([name, value]) => `${encoded(name)}=${encoded(value ?? '')}`,
    )
    return {
      method: method.toUpperCase(),
      path: pairs.length > 0 ? `${address}?${pairs.join('&')}` : address,
      headers: call.headers,
      body: call.body,
    }
  })
}

const unknownQuery = fc.array(fc.tuple(hostileText, hostileText), { maxLength: 1 })

/** In a query a value is text; objects and lists are JSON. */
function inQuery(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return value.map((one) => (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')))
}

/** Characters that HTTP forbids in a header never reach the host. */
function headersWith(text: fc.Arbitrary<string>): fc.Arbitrary<Readonly<Record<string, string>>> {
  const value = text.map((one) => one.replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/gu, '').slice(0, 4000))
  return fc.record(
    {
      authorization: value.map((one) => `Bearer ${one}`),
      'content-type': fc.oneof(fc.constantFrom('application/json', 'multipart/form-data; boundary=b'), value),
      'accept-encoding': fc.oneof(fc.constantFrom('gzip', 'br, *;q=0'), value),
      'idempotency-key': value,
      'x-cart-run': fc.oneof(fc.constant('device:1'), value),
      'x-forwarded-for': value,
      'if-none-match': value,
      cookie: value,
      host: value,
    },
    { requiredKeys: [] },
  )
}

/** Mostly of the schema's shape. */
function valueOf(schema: Schema, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return mostly(shapeOf(schema, text), hostileValue)
}

function shapeOf(schema: Schema, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return hostileValue
  const { type, properties, required, items, anyOf, additionalProperties } = schema
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as Schema[]).map((one) => valueOf(one, text)))
  if (type === 'array') return fc.array(valueOf((items as Schema | undefined) ?? {}, text), { maxLength: 4 })
  if (type === 'object') {
    const known = fc.record(
      Object.fromEntries(
        Object.entries((properties ?? {}) as Record<string, Schema>).map(([name, of]) => [name, valueOf(of, text)]),
      ),
      { requiredKeys: (required ?? []) as string[] },
    )
    const more = fc.array(fc.tuple(hostileText, valueOf((additionalProperties as Schema | undefined) ?? {}, text)), {
      maxLength: 1,
    })
    return fc.tuple(known, more).map(([of, others]) => ({ ...of, ...(jsonObject(others) as object) }))
  }
  if (type === 'string') return text
  if (type === 'integer' || type === 'number') return fc.oneof(fc.integer({ min: 0, max: 3000 }), hostileNumber)
  if (type === 'boolean') return fc.boolean()
  return hostileValue
}
