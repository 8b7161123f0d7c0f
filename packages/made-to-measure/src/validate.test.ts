import { describe, expect, it } from 'vitest'
import type { LimitRule, Measures } from './model'
import { cornerEnclosure, hingedShowerDoor, roundMirror } from './testing'
import { validate, type FieldIssue, type ValidateOptions } from './validate'

const measures = { width: 874, depth: 912, height: 1985 }
const choices = { glass: 'clear', hinge_side: 'left' }

function issuesOf(
  typed: Measures,
  chosen: Readonly<Record<string, string>> = choices,
  options?: ValidateOptions,
): readonly FieldIssue[] {
  const outcome = validate(cornerEnclosure, typed, chosen, options)
  return outcome.ok ? [] : outcome.rejection
}

function brokenLimit(limit: LimitRule, typed: Measures): readonly FieldIssue[] {
  const outcome = validate({ ...hingedShowerDoor, limits: [limit] }, typed, choices)
  return outcome.ok ? [] : outcome.rejection
}

describe('validate', () => {
  it('accepts the worked example', () => {
    expect(validate(cornerEnclosure, measures, choices)).toEqual({ ok: true, value: { measures, choices } })
  })

  it('names field, rule, limit and actual of every broken rule at once', () => {
    expect(issuesOf({ width: 699, height: 2101 }, { hinge_side: 'up' })).toEqual([
      { field: 'width', rule: 'min', limit: 700, actual: 699 },
      { field: 'depth', rule: 'required', limit: null, actual: null },
      { field: 'height', rule: 'max', limit: 2100, actual: 2101 },
      { field: 'glass', rule: 'required', limit: null, actual: null },
      { field: 'hinge_side', rule: 'unknown-choice', limit: null, actual: 'up' },
    ])
  })

  it('takes the limits themselves', () => {
    expect(issuesOf({ width: 700, depth: 1200, height: 2100 })).toEqual([])
  })

  it('counts steps from the smallest measure', () => {
    const rule = (diameter: number) => {
      const outcome = validate(roundMirror, { diameter }, { light: 'none' })
      return outcome.ok ? 'ok' : outcome.rejection
    }
    expect(rule(610)).toBe('ok')
    expect(rule(615)).toEqual([{ field: 'diameter', rule: 'step', limit: 10, actual: 615 }])
    expect(rule(610.5)).toEqual([{ field: 'diameter', rule: 'step', limit: 10, actual: 610.5 }])
    expect(rule(Number.NaN)).toEqual([{ field: 'diameter', rule: 'required', limit: null, actual: null }])
  })

  it('refuses measures and choices that the model does not have', () => {
    expect(issuesOf({ ...measures, diameter: 500 }, { ...choices, paint: 'red' })).toEqual([
      { field: 'diameter', rule: 'unknown-option', limit: null, actual: 500 },
      { field: 'paint', rule: 'unknown-option', limit: null, actual: 'red' },
    ])
  })

  it('keeps every pane within the largest area', () => {
    const limit = { rule: 'max-area', m2: 1.4 } as const
    expect(brokenLimit(limit, { width: 700, height: 2000 })).toEqual([])
    expect(brokenLimit(limit, { width: 701, height: 2000 })).toEqual([
      { field: 'width', rule: 'max-area', limit: 1.4, actual: 1.402, pane: 'door' },
    ])
  })

  it('spreads the weight of the hinged pane over two hinges up to 1,800 mm, else three', () => {
    const low = { ...hingedShowerDoor, dimensions: hingedShowerDoor.dimensions.map((of) => ({ ...of, min: 100 })) }
    const load = (height: number, kg: number) => {
      const outcome = validate(
        { ...low, limits: [{ rule: 'max-weight-per-hinge', kg }] },
        { width: 1000, height },
        choices,
      )
      return outcome.ok ? undefined : outcome.rejection[0]
    }
    expect(load(1800, 12.6)).toBeUndefined()
    expect(load(1800, 12.5)).toMatchObject({ rule: 'max-weight-per-hinge', limit: 12.5, actual: 12.6, pane: 'door' })
    expect(load(1803, 8)).toMatchObject({ actual: 8.414 })
  })

  it('keeps every pane within the steepest ratio', () => {
    expect(brokenLimit({ rule: 'max-ratio', value: 2.5 }, { width: 800, height: 2001 })).toEqual([
      { field: 'width', rule: 'max-ratio', limit: 2.5, actual: 2.50125, pane: 'door' },
    ])
  })

  it('leaves the measures of a standard size to the child that is sold in this colour', () => {
    const standard = { width: 900, depth: 900, height: 2000 }
    const issue = { field: 'width', rule: 'standard-size', limit: null, actual: '6102' }
    expect(issuesOf(standard)).toEqual([issue])
    expect(issuesOf(standard, choices, { sizesInColor: ['6101', '6102'] })).toEqual([issue])
    expect(issuesOf(standard, choices, { sizesInColor: ['6101'] })).toEqual([])
  })
})
