import type { HistoryResult } from '../history'
import { hitsOf } from '../marks'
import { planOf } from '../plan'
import { START_MS } from '../world/world'
import type { Run } from './bench'
import type { Range } from './options'

export interface Found {
  readonly seed: number
  readonly sentence: string
}

/** The result of a range of seeds. */
export interface RangeResult {
  readonly histories: number
  readonly violations: readonly Found[]
  /** The marks that some history hit. */
  readonly marks: readonly string[]
  /** The number of histories with each fault at each port. */
  readonly sites: Readonly<Record<string, number>>
  readonly counts: Readonly<Record<string, number>>
}

export async function runRange(
  { from, seeds, shape, check }: Range,
  run: Run,
  onSeed: (found: Found | undefined) => void,
): Promise<RangeResult> {
  const violations: Found[] = []
  const marks = new Set<string>()
  const sites: Record<string, number> = {}
  const counts: Record<string, number> = {}
  for (let seed = from; seed < from + seeds; seed += 1) {
    const result = await run(planOf(seed, shape))
    const sentence = result.violation
      ? `${result.violation.name}: ${firstLine(result.violation.sentence)}`
      : check
        ? difference(result, await run(result.plan))
        : undefined
    const found = sentence === undefined ? undefined : { seed, sentence }
    if (found) violations.push(found)
    for (const mark of hitsOf(result, marks)) marks.add(mark)
    for (const site of result.sites) sites[site] = (sites[site] ?? 0) + 1
    for (const [name, count] of Object.entries(result.counts)) counts[name] = (counts[name] ?? 0) + count
    onSeed(found)
  }
  return { histories: seeds, violations, marks: [...marks], sites, counts }
}

/** The joint result of consecutive ranges. */
export function joined(results: readonly RangeResult[]): RangeResult {
  return {
    histories: results.reduce((sum, { histories }) => sum + histories, 0),
    violations: results.flatMap(({ violations }) => violations),
    marks: [...new Set(results.flatMap(({ marks }) => marks))].sort(),
    sites: summed(results.map(({ sites }) => sites)),
    counts: summed(results.map(({ counts }) => counts)),
  }
}

function summed(all: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const sum: Record<string, number> = {}
  for (const one of all) for (const [name, count] of Object.entries(one)) sum[name] = (sum[name] ?? 0) + count
  return Object.fromEntries(Object.entries(sum).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function difference(one: HistoryResult, other: HistoryResult): string | undefined {
  if (one.hash === other.hash) return undefined
  const at = one.lines.findIndex((line, index) => JSON.stringify(line) !== JSON.stringify(other.lines[index]))
  const line = ({ lines }: HistoryResult): string =>
    lines[at] ? `${(lines[at].time - START_MS) / 1000} ${lines[at].actor} ${lines[at].text}` : 'nothing'
  return `two runs differ: first "${line(one)}", then "${line(other)}"`
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? ''
}
