import { History, type HistoryResult } from '../history'
import { planOf, type Plan } from '../plan'
import { SHAPES } from '../shapes'
import { databaseFactory } from '../world/image'
import { signAtOnce } from '../world/signatures'

/** Runs histories one after the other. */
export type Run = (plan: Plan) => Promise<HistoryResult>

/** The first history is not counted: it loads lazy code, which takes turns of the real event loop. */
export async function warmedUp(): Promise<Run> {
  signAtOnce()
  const openDatabase = await databaseFactory()
  const run: Run = (plan) => new History(plan, openDatabase).run()
  for (const { name } of SHAPES) await run(planOf(0, name))
  return run
}
