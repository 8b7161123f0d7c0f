import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesGlob, parseGlob, startingWith } from './glob'

const signs = (alphabet: string) => fc.array(fc.constantFrom(...alphabet.split('')), { maxLength: 8 })
const text = signs('ab.').map((list) => list.join(''))

describe('a pattern', () => {
  it('finds what the same regular expression finds', () => {
    fc.assert(
      fc.property(signs('ab.*?'), text, (pattern, value) => {
        const source = pattern.map((sign) => ({ '*': '.*', '?': '.', '.': '\\.' })[sign] ?? sign).join('')
        expect(matchesGlob(parseGlob(pattern.join('')), value)).toBe(new RegExp(`^${source}$`).test(value))
      }),
    )
  })

  it('takes a sign after \\ literally, and one of a prefix always', () => {
    expect(['a*', 'ab', 'a\\*'].map((value) => matchesGlob(parseGlob('a\\*'), value))).toEqual([true, false, false])
    expect(['a*b', 'ab'].map((value) => matchesGlob(startingWith('a*'), value))).toEqual([true, false])
  })
})
