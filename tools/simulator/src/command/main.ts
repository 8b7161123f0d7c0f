import { planOf } from '../plan'
import { warmedUp } from './bench'
import { emptyCells } from './empty-cells'
import { readOptions, type Options } from './options'
import { runPlanted } from './planted'
import { Progress } from './progress'
import { joined, runRange, type RangeResult } from './run-range'
import { shrink } from './shrink'
import { storyOf } from './story'
import { runTest } from './test'
import { runInWorkers, type WorkerLine } from './workers'

/** Returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if (options.test) return runTest(options.jobs)
  if (options.worker) return work(options)
  if (options.seed !== undefined) return runOne(options, options.seed)
  if (options.planted) return runPlanted(options)
  if (options.seeds > 0) return runSeeds(options)
  process.stderr.write(
    'usage: pnpm simulate --seeds N [--from FIRST] [--jobs J] [--shape S] [--check] [--cells]' +
      ' | --seed S [--story] [--shrink] | --planted [--bug NAME]\n',
  )
  return 2
}

async function runSeeds(options: Options): Promise<number> {
  const progress = new Progress(options.seeds)
  const result =
    options.jobs > 1
      ? await runInWorkers(options, options.jobs, progress.seed)
      : joined([await runRange(options, await warmedUp(), progress.seed)])
  progress.end(result)
  if (options.cells)
    for (const line of emptyCells(Object.keys(result.sites))) process.stdout.write(`never struck: ${line}\n`)
  for (const { seed, sentence } of result.violations) process.stdout.write(`seed ${seed}: ${sentence}\n`)
  process.stdout.write(`${result.histories} histories, ${result.violations.length} violations\n`)
  return result.violations.length > 0 ? 1 : 0
}

async function work(options: Options): Promise<number> {
  const say = (line: WorkerLine) => process.stdout.write(`${JSON.stringify(line)}\n`)
  const result: RangeResult = await runRange(options, await warmedUp(), (found) =>
    say({ seed: true, ...(found && { found }) }),
  )
  say({ result })
  return 0
}

async function runOne({ shape, shrink: isShrunk, story }: Options, seed: number): Promise<number> {
  const run = await warmedUp()
  const result = await run(planOf(seed, shape))
  const { violation } = result
  if (violation && isShrunk) {
    const begun = performance.now()
    const shrunk = await shrink(result, run)
    const tookMs = Math.round(performance.now() - begun)
    const before = `${result.plan.steps.length} steps and ${result.faults.length} faults`
    process.stderr.write(`shrunk from ${before} (${shrunk.runs} runs, ${tookMs} ms)\n`)
    process.stdout.write(`${storyOf(shrunk.result)}\n${JSON.stringify(shrunk.result.plan)}\n`)
  } else if (story || violation) {
    process.stdout.write(`${storyOf(result)}\n`)
  }
  process.stdout.write(`1 histories, ${violation ? 1 : 0} violations\n`)
  return violation ? 1 : 0
}
