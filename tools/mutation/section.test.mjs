import { describe, expect, it } from 'vitest'
import { sectionOf } from './section.mjs'

const survivor = (code, becomes) => ({ file: 'packages/pricing/src/vat.ts', line: 3, code, becomes })
const scores = {
  pricing: {
    files: 2,
    mutants: 40,
    killed: 36,
    survived: 4,
    score: 90,
    survivors: [survivor('a < b', 'a <= b'), survivor('a < b', 'true'), survivor('!x', 'x'), survivor('"?"', '""')],
  },
}
const file = 'packages/pricing/src/vat.ts'
const why = 'equal numbers give the same sum'

describe('the section of mutation testing', () => {
  it('has a row of figures for each area', () => {
    expect(sectionOf(scores, [])).toContain('| pricing | 2 | 40 | 36 | 4 | 90.0 % |')
  })

  it('gives the reason of explained survivors, and drops reasons of mutants that are killed by now', () => {
    const section = sectionOf(scores, [
      { file, code: ['a < b', '!x'], why },
      { file, code: ['a > b'], why },
    ])
    expect(section.split('\n').filter((text) => text.startsWith('- '))).toEqual([`- \`vat.ts\` (3): ${why}`])
  })

  it('lies between the markers of the page', () => {
    expect(sectionOf(scores, [])).toMatch(/^<!-- mutation -->\n[^]*\n<!-- \/mutation -->$/)
  })
})
