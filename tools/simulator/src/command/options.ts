import { parseArgs } from 'node:util'

export interface Range {
  readonly from: number
  readonly seeds: number
  readonly shape: string | undefined
  /** Runs each seed twice and compares the two histories. */
  readonly check: boolean
}

export interface Options extends Range {
  readonly jobs: number
  readonly seed: number | undefined
  readonly story: boolean
  readonly shrink: boolean
  readonly planted: boolean
  readonly bug: string | undefined
  readonly test: boolean
  /** Prints the calls that no fault has struck. */
  readonly cells: boolean
  /** Set in a worker process, which prints JSON. */
  readonly worker: boolean
}

const NUMBER = { type: 'string' } as const
const FLAG = { type: 'boolean', default: false } as const

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: NUMBER,
      from: NUMBER,
      jobs: NUMBER,
      seed: NUMBER,
      shape: NUMBER,
      bug: NUMBER,
      check: FLAG,
      story: FLAG,
      shrink: FLAG,
      planted: FLAG,
      test: FLAG,
      worker: FLAG,
      cells: FLAG,
    },
  })
  const { check, story, shrink, planted, test, worker, cells, shape, bug } = values
  return {
    check,
    story,
    shrink,
    planted,
    test,
    worker,
    cells,
    shape,
    bug,
    seeds: whole('seeds', values.seeds) ?? 0,
    from: whole('from', values.from) ?? 1,
    jobs: whole('jobs', values.jobs) ?? 1,
    seed: whole('seed', values.seed),
  }
}

function whole(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) throw new Error(`--${name} wants a whole number, not "${text}"`)
  return Number(text)
}
