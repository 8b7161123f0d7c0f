import type { HistoryResult } from '../history'
import type { Plan } from '../plan'

type Run = (plan: Plan) => Promise<HistoryResult>

export interface Shrunk {
  readonly result: HistoryResult
  readonly runs: number
}

/** Leaves out steps, then faults, as long as the same invariant is broken. */
export async function shrink(first: HistoryResult, run: Run): Promise<Shrunk> {
  let best = first
  let runs = 0
  const stillBroken = async (plan: Plan): Promise<boolean> => {
    runs += 1
    const result = await run(plan)
    if (result.violation?.name !== first.violation?.name) return false
    best = result
    return true
  }
  for (let before = Infinity; before > sizeOf(best);) {
    before = sizeOf(best)
    await leaveOut(best.plan.steps, (steps) => stillBroken({ ...best.plan, steps, faults: best.faults }))
    await leaveOut(best.faults, (faults) => stillBroken({ ...best.plan, faults }))
  }
  return { result: best, runs }
}

function sizeOf({ plan, faults }: HistoryResult): number {
  return plan.steps.length + faults.length
}

/** Tries to leave out ever smaller parts of the list. A part that is not needed is removed at once. */
async function leaveOut<Item>(
  items: readonly Item[],
  works: (rest: readonly Item[]) => Promise<boolean>,
): Promise<void> {
  let left = items
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < left.length;) {
      const rest = [...left.slice(0, at), ...left.slice(at + size)]
      if (rest.length < left.length && (await works(rest))) left = rest
      else at += size
    }
  }
}
