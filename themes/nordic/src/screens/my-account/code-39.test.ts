import { describe, expect, it } from 'vitest'
import { bars } from './code-39'

/** What a scanner sees: runs of black and white, narrow or wide. */
function scanned(digits: string): string {
  const { bars: drawn, width } = bars(digits)
  const edges = drawn.flatMap(({ x, width: bar }) => [x, x + bar])
  expect([edges[0], width - edges.at(-1)!]).toEqual([10, 10])
  return edges
    .slice(1)
    .map((edge, index) => (edge - edges[index]! > 1 ? 'W' : 'n'))
    .join('')
}

describe('the bars of a customer’s number', () => {
  it('are those of Code 39: start, digits, stop, a narrow gap between', () => {
    expect(scanned('')).toBe(['nWnnWnWnn', 'nWnnWnWnn'].join('n'))
    expect(scanned('17')).toBe(['nWnnWnWnn', 'WnnWnnnnW', 'nnnWnnWnW', 'nWnnWnWnn'].join('n'))
  })

  it('have three wide ones in nine, whatever the digit', () => {
    for (const digit of '0123456789') expect(scanned(digit).match(/W/g)).toHaveLength(9)
  })
})
