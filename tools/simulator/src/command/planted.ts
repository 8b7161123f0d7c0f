import { planOf, type Plan } from '../plan'
import { BUGS } from '../planted/bugs'
import { warmedUp } from './bench'
import type { Options } from './options'
import { readRegressions } from './regressions'
import { runOneOfUs } from './workers'

/** A bug that no seed of these finds needs better steps, not more seeds. */
const MOST_SEEDS = 1_000

export interface Catch {
  readonly bug: string
  /** The seed or the regression that breaks an invariant. */
  readonly by: string | undefined
  readonly sentence: string
}

export async function runPlanted({ bug, jobs, seeds }: Options): Promise<number> {
  if (bug !== undefined) return catchOne(bug, seeds || MOST_SEEDS)
  const caught = await catchAll(jobs)
  for (const { bug: name, by, sentence } of caught)
    process.stdout.write(`${by ?? 'NOT FOUND'}: ${name}${sentence && ` (${sentence})`}\n`)
  const free = caught.filter(({ by }) => by === undefined).length
  process.stdout.write(`${caught.length} bugs, ${free} not found\n`)
  return free > 0 ? 1 : 0
}

/** Runs each bug in a process of its own, `jobs` at a time. */
export async function catchAll(jobs: number): Promise<readonly Catch[]> {
  const waiting = BUGS.map(({ name }) => name)
  const caught = new Map<string, Catch>()
  const next = async (): Promise<void> => {
    for (let bug = waiting.shift(); bug !== undefined; bug = waiting.shift()) {
      const name = bug
      caught.set(name, { bug: name, by: undefined, sentence: '' })
      await runOneOfUs(['--planted', `--bug=${name}`], (line) => caught.set(name, JSON.parse(line) as Catch))
      process.stderr.write(`planted: ${name}: ${caught.get(name)?.by ?? 'NOT FOUND'}\n`)
    }
  }
  await Promise.all(Array.from({ length: jobs }, next))
  return BUGS.flatMap(({ name }) => caught.get(name) ?? [])
}

/** Runs in a process that was started with the bug planted. */
async function catchOne(bug: string, most: number): Promise<number> {
  const run = await warmedUp()
  for (const { by, plan } of candidates(BUGS.find(({ name }) => name === bug)?.seed, most)) {
    const { violation } = await run(plan)
    if (!violation) continue
    process.stdout.write(`${JSON.stringify({ bug, by, sentence: violation.name } satisfies Catch)}\n`)
    return 0
  }
  return 1
}

/** The seed of the bug, then the regressions, then the other seeds. */
function* candidates(likely: number | undefined, most: number): Iterable<{ readonly by: string; readonly plan: Plan }> {
  const ofSeed = (seed: number) => ({ by: `seed ${seed}`, plan: planOf(seed) })
  if (likely !== undefined) yield ofSeed(likely)
  for (const { reason, plan } of readRegressions()) yield { by: `regression: ${reason}`, plan }
  for (let seed = 1; seed <= most; seed += 1) yield ofSeed(seed)
}
