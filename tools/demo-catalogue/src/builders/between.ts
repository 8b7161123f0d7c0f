import type { DimensionRange } from './construction'

/** A measure with its limits, and the value its field opens with. */
export function between(label: string, min: number, max: number, opens: number): DimensionRange {
  return { label, min, max, default: opens }
}
