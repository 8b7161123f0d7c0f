import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCustomOptions, readStandardOptions, toCustomOptions } from './custom-options'
import { defaultChoices } from './defaults'
import { cornerEnclosure, models } from './testing'

const complete = [
  { option_id: '901', option_value: '874' },
  { option_id: '902', option_value: '912' },
  { option_id: '903', option_value: '1985' },
  { option_id: '904', option_value: '9041' },
  { option_id: '905', option_value: '9052' },
]
const without = (id: string) => complete.filter(({ option_id }) => option_id !== id)
const issuesOf = (options: typeof complete) => {
  const outcome = readCustomOptions(cornerEnclosure, options)
  return outcome.ok ? [] : outcome.rejection.map(({ field, rule, actual }) => [field, rule, actual])
}

describe('custom options', () => {
  it('writes ids and values as strings in the numeric order of ids', () => {
    const backwards = { ...cornerEnclosure, dimensions: cornerEnclosure.dimensions.toReversed() }
    expect(
      toCustomOptions(backwards, { width: 874, depth: 912, height: 1985 }, { glass: 'clear', hinge_side: 'right' }),
    ).toEqual(complete)
  })

  it('reads back what it wrote, for every family and measure', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...models),
        fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 3, maxLength: 3 }),
        (model, lengths) => {
          const measures = Object.fromEntries(model.dimensions.map(({ code }, index) => [code, lengths[index] ?? 1]))
          const choices = defaultChoices(model)
          expect(readCustomOptions(model, toCustomOptions(model, measures, choices))).toEqual({
            ok: true,
            value: { measures, choices },
          })
        },
      ),
    )
  })

  it('requires every measure and choice', () => {
    expect(issuesOf(without('902'))).toEqual([['depth', 'required', null]])
    expect(issuesOf(without('905'))).toEqual([['hinge_side', 'required', null]])
    expect(issuesOf([...without('901'), { option_id: '901', option_value: ' ' }])).toEqual([
      ['width', 'required', null],
    ])
  })

  it('refuses text, unknown values, unknown options and a second width', () => {
    expect(issuesOf([...without('901'), { option_id: '901', option_value: '87,4 cm' }])).toEqual([
      ['width', 'integer', '87,4 cm'],
    ])
    expect(issuesOf([...without('904'), { option_id: '904', option_value: '1' }])).toEqual([
      ['glass', 'unknown-choice', '1'],
    ])
    expect(issuesOf([...complete, { option_id: '77', option_value: 'x' }])).toEqual([['77', 'unknown-option', 'x']])
    expect(issuesOf([...complete, { option_id: '901', option_value: '900' }])).toEqual([['width', 'duplicate', '900']])
  })

  it('forbids measures on a standard size and keeps its choices', () => {
    expect(readStandardOptions(cornerEnclosure, complete.slice(3))).toEqual({
      ok: true,
      value: { glass: 'clear', hinge_side: 'right' },
    })
    expect(readStandardOptions(cornerEnclosure, complete.slice(2))).toEqual({
      ok: false,
      rejection: [{ field: 'height', rule: 'forbidden', limit: null, actual: '1985' }],
    })
  })
})
