import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseRequest } from './parse-request'

const schema = z.object({ name: z.string() })

describe('fieldRefusals', () => {
  it('calls a body that is missing or wrong as a whole the body', () => {
    const refused = [undefined, []].map((body) => {
      const outcome = parseRequest(schema, body)
      return outcome.ok ? [] : [outcome.rejection.fields, outcome.rejection.result[0]?.params]
    })
    expect(refused).toEqual([
      [[{ field: 'body', message: 'is required (an object)' }], { missingProperty: 'body' }],
      [[{ field: 'body', message: 'should be an object' }], {}],
    ])
  })

  it('says of several forms what the one expected that fits furthest, however deep', () => {
    const inner = z.union([z.literal(1), z.object({ d: z.string() })])
    const either = z.object({ at: z.union([z.object({ a: z.string() }), z.object({ b: z.object({ c: inner }) })]) })
    const fieldsOf = (value: unknown) => {
      const outcome = parseRequest(either, value)
      return outcome.ok ? [] : outcome.rejection.fields
    }
    expect(fieldsOf({ at: { b: { c: { d: 1 } } } })).toEqual([{ field: 'at.b.c.d', message: 'should be a string' }])
    expect(fieldsOf({ at: { a: 1 } })).toEqual([{ field: 'at.a', message: 'should be a string' }])
  })
})
