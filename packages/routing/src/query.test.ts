import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildQuery, parseQuery } from './query'

describe('parseQuery and buildQuery', () => {
  it('lead back to the same query', () => {
    const query = fc.dictionary(
      fc.string({ unit: 'grapheme' }).filter((key) => key !== '__proto__'),
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }),
    )
    fc.assert(
      fc.property(query, (values) => {
        expect(parseQuery(buildQuery(values))).toEqual(values)
      }),
    )
  })

  it('reads what browsers and shoppers write, and never throws', () => {
    expect(parseQuery('?color=5401&color=5402&q=r%C3%B6k+glas&bare')).toEqual({
      color: ['5401', '5402'],
      q: ['rök glas'],
      bare: [''],
    })
    expect(parseQuery('?price=100%')).toEqual({ price: ['100%'] })
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void buildQuery(parseQuery(text))))
  })
})
