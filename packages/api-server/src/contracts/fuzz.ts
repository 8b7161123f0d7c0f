import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import * as fc from 'fast-check'
import { expect } from 'vitest'

/** `pnpm fuzz` makes more, and others each time. In `npm test` they are fixed: a failure is caused by the change. */
const { FUZZ_RUNS, FUZZ_SEED } = process.env
const isLong = FUZZ_RUNS !== undefined
const ALL = Number(FUZZ_RUNS ?? 5_000)

/** The parts of all inputs. Calls are quick; a page, an import or the start of a device takes milliseconds. */
const SHARES = { calls: 0.955, pages: 0.015, catalogue: 0.01, content: 0.005, device: 0.015 }

/** CPU time of this process for one check, so that a busy machine fails nothing. Not in `npm test`. */
const MOST_CPU_MS = 5_000
/** Caches fill up to their limits; more than that is a leak. */
const MOST_GROWTH_MB = 48

interface Fuzz<Input> {
  readonly kind: keyof typeof SHARES
  readonly inputs: fc.Arbitrary<Input>
  /** How many things one input consists of. */
  readonly size?: number
  readonly check: (input: Input) => Promise<void>
}

/** Long enough for a busy machine. */
export const FUZZ_TIMEOUT_MS = 60_000 + ALL * 30

/** Checks many inputs of a kind, and in `pnpm fuzz` that memory does not grow. */
export async function expectAlways<Input>({ kind, inputs, size = 1, check }: Fuzz<Input>): Promise<void> {
  const runs = Math.max(1, Math.round((ALL * SHARES[kind]) / size))
  const seed = Number(FUZZ_SEED ?? (isLong ? Date.now() % 2 ** 31 : 1))
  const heapMb: number[] = []
  const start = performance.now()
  let done = 0
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      await (isLong ? inTime(check, input) : check(input))
      done += 1
      if (isLong && done % Math.ceil(runs / 10) === 0) heapMb.push(usedMb())
    }),
    // Making a list of documents smaller takes longer than reading it.
    { numRuns: runs, seed, endOnFailure: size > 1 },
  )
  if (!isLong) return
  heapMb.push(usedMb())
  const seconds = Math.round((performance.now() - start) / 1000)
  report(kind, { kind, inputs: runs * size, seed, seconds, heapMb })
  expect(heapMb.at(-1)! - heapMb[0]!, `heap after each tenth: ${heapMb.join(', ')} MB`).toBeLessThan(MOST_GROWTH_MB)
}

async function inTime<Input>(check: (input: Input) => Promise<void>, input: Input): Promise<void> {
  const before = process.cpuUsage()
  await check(input)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS)
}

/** After everything that is not needed is gone. */
function usedMb(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return Math.round(process.memoryUsage().heapUsed / 100_000) / 10
}

function report(kind: string, figures: object): void {
  const folder = join(process.cwd(), 'reports', 'fuzz')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${kind}.json`), `${JSON.stringify(figures)}\n`)
}

/** What a program says of itself: a stack, a path of its files, its database. */
const LEAKS = /\n\s+at |node_modules|\.[cm]?[jt]s:\d|SQLITE_|no such (table|column)/
/** Before compression. */
const MOST_BYTES = 4_000_000

/** Checks what a caller gets: never a fault of ours, nothing of the program, not too much. */
export async function expectClearAnswer(response: Response, what: string): Promise<void> {
  const { status, headers } = response
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect((status >= 200 && status < 500) || status === 503, `${status} at ${what}`).toBe(true)
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES)
  if (/^(application\/(json|xml)|text\/)/.test(headers.get('content-type') ?? '') && !headers.has('content-encoding'))
    expect(new TextDecoder().decode(bytes)).not.toMatch(LEAKS)
}
