import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { refusalResult } from './field-refusals'
import { parseRequest } from './parse-request'

const schema = z.object({ name: z.string() })

describe('fieldRefusals', () => {
  it('calls a body that is missing or wrong as a whole the body', () => {
    const refused = [undefined, []].map((body) => {
      const outcome = parseRequest(schema, body)
      return outcome.ok ? [] : outcome.rejection
    })
    expect(refused).toEqual([
      [{ field: 'body', rule: 'required', expected: 'is required (an object)' }],
      [{ field: 'body', rule: 'type', expected: 'should be an object' }],
    ])
  })

  it('says of several forms what the one expected that fits furthest, however deep', () => {
    const inner = z.union([z.literal(1), z.object({ d: z.string() })])
    const either = z.object({ at: z.union([z.object({ a: z.string() }), z.object({ b: z.object({ c: inner }) })]) })
    const fieldsOf = (value: unknown) => {
      const outcome = parseRequest(either, value)
      return outcome.ok ? [] : outcome.rejection
    }
    expect(fieldsOf({ at: { b: { c: { d: 1 } } } })).toEqual([
      { field: 'at.b.c.d', rule: 'type', expected: 'should be a string' },
    ])
    expect(fieldsOf({ at: { a: 1 } })).toEqual([{ field: 'at.a', rule: 'type', expected: 'should be a string' }])
  })
})

describe('refusalResult', () => {
  const address = z.object({
    street: z.array(z.string().min(1)),
    email: z.union([z.literal(''), z.string().regex(/@/, 'should be an e-mail address')]),
  })
  const resultOf = (value: unknown) => {
    const outcome = parseRequest(address, value)
    return outcome.ok ? undefined : refusalResult(outcome.rejection)
  }

  it('is a sentence for values, and a list as soon as one field has the wrong shape', () => {
    expect(resultOf({ street: ['Storgatan', ''], email: 'asa' })).toBe(
      'The field street should have at least 1 character. The field email should be an e-mail address.',
    )
    expect(resultOf({ street: [''], email: [] })).toMatchObject([
      { keyword: 'minimum', dataPath: '.street[0]' },
      { keyword: 'type', dataPath: '.email' },
    ])
  })
})
