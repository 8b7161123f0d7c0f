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
})
