import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MARKS } from '../marks'
import { warmedUp } from './bench'
import { catchAll } from './planted'
import { Progress } from './progress'
import { readRegressions } from './regressions'
import { runInWorkers } from './workers'

const SEEDS = 2_000
const TWICE = 50
const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))))

interface TestResult {
  readonly title: string
  readonly status: 'passed' | 'failed'
}

/** The part of `npm test`. Its seeds are fixed, so that a failure is caused by the change. */
export async function runTest(jobs: number): Promise<number> {
  const results: TestResult[] = []
  const report = (title: string, isGood: boolean, why = '') => {
    results.push({ title, status: isGood ? 'passed' : 'failed' })
    if (!isGood) process.stdout.write(`✗ ${title}${why && `: ${why}`}\n`)
  }

  const run = await warmedUp()
  for (const { reason, plan } of readRegressions()) {
    const { violation } = await run(plan)
    report(`stays fixed: ${reason}`, !violation, violation?.sentence)
  }
  const twice = await runInWorkers({ from: 1, seeds: TWICE, shape: undefined, check: true }, jobs, () => undefined)
  report(`${TWICE} seeds give the same history twice`, twice.violations.length === 0, twice.violations[0]?.sentence)

  const progress = new Progress(SEEDS)
  const all = await runInWorkers({ from: 1, seeds: SEEDS, shape: undefined, check: false }, jobs, progress.seed)
  progress.end(all)
  const [first] = all.violations
  report(
    `${SEEDS} histories break no invariant`,
    !first,
    first && `${all.violations.length} do, seed ${first.seed}: ${first.sentence}`,
  )
  for (const { name } of MARKS) report(`it happens that ${name}`, all.marks.includes(name))
  for (const { bug, by } of await catchAll(jobs)) report(`a planted bug is found: ${bug}`, by !== undefined)

  mkdirSync(join(root, 'reports'), { recursive: true })
  writeFileSync(join(root, 'reports/simulator.json'), JSON.stringify({ tests: results }))
  const failed = results.filter(({ status }) => status === 'failed').length
  process.stdout.write(`${results.length - failed} passed, ${failed} failed\n`)
  return failed > 0 ? 1 : 0
}
