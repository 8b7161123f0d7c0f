import type { DimensionRange } from './construction'

/** A measure with its limits and the initial value of its field. */
export function between(label: string, min: number, max: number, initial: number): DimensionRange {
  return { label, min, max, default: initial }
}
