import { planOf } from '../plan'
import { BUGS } from '../planted/bugs'
import { warmedUp } from './bench'
import type { Options } from './options'
import { runOneOfUs } from './workers'

/** More seeds find nothing more: what hides longer wants better steps. */
const MOST_SEEDS = 2_000

export interface Catch {
  readonly bug: string
  /** The first seed that breaks a sentence. */
  readonly seed: number | undefined
  readonly sentence: string
}

export async function runPlanted({ bug, jobs, seeds }: Options): Promise<number> {
  if (bug !== undefined) return catchOne(bug, seeds || MOST_SEEDS)
  const caught = await catchAll(jobs)
  for (const { bug: name, seed, sentence } of caught) process.stdout.write(`${seed === undefined ? 'NOT FOUND' : `seed ${seed}`}: ${name}${sentence && ` (${sentence})`}\n`)
  const free = caught.filter(({ seed }) => seed === undefined).length
  process.stdout.write(`${caught.length} bugs, ${free} not found\n`)
  return free > 0 ? 1 : 0
}

/** Each in a process of its own, `jobs` at a time. */
export async function catchAll(jobs: number): Promise<readonly Catch[]> {
  const waiting = BUGS.map(({ name }) => name)
  const caught = new Map<string, Catch>()
  const next = async (): Promise<void> => {
    for (let bug = waiting.shift(); bug !== undefined; bug = waiting.shift()) {
      const name = bug
      caught.set(name, { bug: name, seed: undefined, sentence: '' })
      await runOneOfUs(['--planted', `--bug=${name}`], (line) => caught.set(name, JSON.parse(line) as Catch))
      process.stderr.write(`planted: ${name}: ${caught.get(name)?.seed ?? 'NOT FOUND'}\n`)
    }
  }
  await Promise.all(Array.from({ length: jobs }, next))
  return BUGS.flatMap(({ name }) => caught.get(name) ?? [])
}

/** In a process that the bug was planted in while it began. */
async function catchOne(bug: string, most: number): Promise<number> {
  const run = await warmedUp()
  const likely = BUGS.find(({ name }) => name === bug)?.seed ?? 1
  for (const seed of [likely, ...Array.from({ length: most }, (_, index) => index + 1)]) {
    const { violation } = await run(planOf(seed))
    if (!violation) continue
    process.stdout.write(`${JSON.stringify({ bug, seed, sentence: violation.name } satisfies Catch)}\n`)
    return 0
  }
  return 1
}
