import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Range } from './options'
import { joined, type Found, type RangeResult } from './run-range'

/** One line of a worker. */
export type WorkerLine = { readonly seed: true; readonly found?: Found } | { readonly result: RangeResult }

/** Runs contiguous parts of a range in separate processes. The output does not depend on their number. */
export async function runInWorkers(
  range: Range,
  jobs: number,
  onSeed: (found: Found | undefined) => void,
): Promise<RangeResult> {
  const size = Math.ceil(range.seeds / jobs)
  const parts = Array.from({ length: jobs }, (_, index): Range => {
    const from = range.from + index * size
    return { ...range, from, seeds: Math.max(0, Math.min(size, range.from + range.seeds - from)) }
  })
  return joined(await Promise.all(parts.filter(({ seeds }) => seeds > 0).map((part) => runWorker(part, onSeed))))
}

async function runWorker(
  { from, seeds, shape, check }: Range,
  onSeed: (found: Found | undefined) => void,
): Promise<RangeResult> {
  const args = [
    '--worker',
    `--from=${from}`,
    `--seeds=${seeds}`,
    ...(shape === undefined ? [] : [`--shape=${shape}`]),
    ...(check ? ['--check'] : []),
  ]
  let result: RangeResult | undefined
  await runOneOfUs(args, (line) => {
    const said = JSON.parse(line) as WorkerLine
    if ('result' in said) result = said.result
    else onSeed(said.found)
  })
  if (!result) throw new Error(`The worker of the seeds ${from} to ${from + seeds - 1} ended early`)
  return result
}

/** Runs this command in another process with these arguments. Resolves to the exit code. */
export function runOneOfUs(args: readonly string[], onLine: (line: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    createInterface({ input: child.stdout }).on('line', onLine)
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
