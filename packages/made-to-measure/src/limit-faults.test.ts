import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitFaults } from './limit-faults'
import type { LimitRule, MadeToMeasureModel, Measures } from './model'
import { cornerEnclosure, hingedShowerDoor } from './testing'
import { limitIssues } from './validate'

const choices = { glass: 'clear', hinge_side: 'left' }
const faults = (model: MadeToMeasureModel, limits: readonly LimitRule[], measures: Measures) =>
  limitFaults({ ...model, limits }, { measures, choices })

describe('limitFaults', () => {
  it('names a limit once although two panes break it, at the length whose change mends it', () => {
    const narrow = { rule: 'max-ratio', value: 4.5 } as const
    const measures = { width: 1000, depth: 912, height: 1985 }
    expect(limitIssues({ ...cornerEnclosure, limits: [narrow] }, { ...measures, width: 700 }, choices)).toHaveLength(2)
    expect(faults(cornerEnclosure, [narrow], { ...measures, width: 700 })).toMatchObject([
      {
        rule: 'max-ratio',
        field: 'width',
        limit: 4.5,
        sides: ['height', 'width'],
        isWholeGlass: false,
        mend: { field: 'width', bound: 'min' },
      },
    ])
  })

  it('names the largest length that the others allow', () => {
    expect(faults(hingedShowerDoor, [{ rule: 'max-ratio', value: 2.5 }], { width: 800, height: 2001 })).toMatchObject([
      { field: 'height', isWholeGlass: true, mend: { field: 'height', length: 2000, bound: 'max' } },
    ])
  })

  it('names no length where no single change within the limits would do', () => {
    const impossible = { rule: 'max-area', m2: 0.01 } as const
    const [fault] = faults(hingedShowerDoor, [impossible], { width: 800, height: 2001 })
    expect([fault?.field, fault?.mend]).toEqual(['width', undefined])
  })

  it('names a length with which the limit holds, and with one millimetre less of a change it does not', () => {
    const limits = [
      { rule: 'max-area', m2: 1.5 },
      { rule: 'max-weight-per-hinge', kg: 12 },
      { rule: 'max-ratio', value: 3 },
    ] as const
    const length = (code: string) => {
      const { min = 0, max = 0 } = hingedShowerDoor.dimensions.find((one) => one.code === code) ?? {}
      return fc.integer({ min, max })
    }
    fc.assert(
      fc.property(length('width'), length('height'), (width, height) => {
        const model = { ...hingedShowerDoor, limits }
        for (const { rule, mend } of limitFaults(model, { measures: { width, height }, choices })) {
          if (!mend) continue
          const breaks = (changed: number) =>
            limitIssues(model, { width, height, [mend.field]: changed }, choices).some((issue) => issue.rule === rule)
          expect([breaks(mend.length), breaks(mend.length + (mend.bound === 'max' ? 1 : -1))]).toEqual([false, true])
        }
      }),
      { numRuns: 50 },
    )
  })
})
