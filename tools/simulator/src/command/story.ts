import type { HistoryResult } from '../history'
import { START_MS } from '../world/world'

/** A history as text: virtual seconds, a column for each actor, and the broken invariant. */
export function storyOf({ plan, lines, faults, violation }: HistoryResult): string {
  const actors = [...new Set(lines.map(({ actor }) => actor))]
  const width = Math.max(...actors.map((actor) => actor.length))
  return [
    `seed ${plan.seed}, ${plan.shape}, ${plan.steps.length} steps, ${faults.length} faults`,
    ...lines.map(
      ({ time, actor, text }) =>
        `${((time - START_MS) / 1000).toFixed(3).padStart(9)}  ${actor.padEnd(width)}  ${text}`,
    ),
    violation ? `VIOLATED ${violation.name}: ${violation.sentence}` : 'nothing was violated',
  ].join('\n')
}
