import { describe, expect, it } from 'vitest'
import type { HistoryResult } from '../history'
import type { Plan, PlannedStep } from '../plan'
import { shrink } from './shrink'

const step = (id: number): PlannedStep => ({ id, atMs: id, kind: 'adds', tab: 'tab 1', given: {} })

/** Breaks a sentence where the steps 7 and 31 meet the fault b. */
const run = async (plan: Plan): Promise<HistoryResult> => {
  const faults = plan.faults ?? ['a', 'b', 'c']
  const isBroken = [7, 31].every((id) => plan.steps.some((one) => one.id === id)) && faults.includes('b')
  return {
    plan,
    faults,
    hash: '',
    lines: [],
    sites: [],
    counts: {},
    violation: isBroken ? { name: 'always', sentence: 'no' } : undefined,
  }
}

describe('shrinking', () => {
  it('keeps only the steps and faults that the violation needs', async () => {
    const { result } = await shrink(
      await run({ seed: 1, shape: 'one tab', steps: Array.from({ length: 40 }, (_, index) => step(index + 1)) }),
      run,
    )
    expect([result.plan.steps.map(({ id }) => id), result.plan.faults]).toEqual([[7, 31], ['b']])
  })
})
