import { History, type HistoryResult } from '../history'
import { planOf, type Plan } from '../plan'
import { databaseFactory } from '../world/image'

/** Runs histories one after the other. */
export type Run = (plan: Plan) => Promise<HistoryResult>

/** The first history loads what is loaded late, which takes turns of the real event loop: it does not count. */
export async function warmedUp(): Promise<Run> {
  const openDatabase = databaseFactory()
  const run: Run = (plan) => new History(plan, openDatabase).run()
  for (const shape of ['one tab', 'two tabs']) await run(planOf(0, shape))
  return run
}
