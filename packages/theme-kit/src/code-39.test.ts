import { describe, expect, it } from 'vitest'
import { code39 } from './code-39'

/** The runs of black and white that a scanner sees: W for wide, n for narrow. */
function scanned(digits: string): string {
  const { bars: drawn, width } = code39(digits)
  const edges = drawn.flatMap(({ x, width: bar }) => [x, x + bar])
  expect([edges[0], width - edges.at(-1)!]).toEqual([10, 10])
  return edges
    .slice(1)
    .map((edge, index) => (edge - edges[index]! > 1 ? 'W' : 'n'))
    .join('')
}

describe('code39', () => {
  it('draws start, digits and stop with narrow gaps between them', () => {
    expect(scanned('')).toBe(['nWnnWnWnn', 'nWnnWnWnn'].join('n'))
    expect(scanned('17')).toBe(['nWnnWnWnn', 'WnnWnnnnW', 'nnnWnnWnW', 'nWnnWnWnn'].join('n'))
  })

  it('gives every digit three wide elements of nine', () => {
    for (const digit of '0123456789') expect(scanned(digit).match(/W/g)).toHaveLength(9)
  })
})
