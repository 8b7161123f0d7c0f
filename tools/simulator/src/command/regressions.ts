import { readFileSync } from 'node:fs'
import type { Plan } from '../plan'

/** A shrunk history that once broke an invariant, and the reason. */
export interface Regression {
  readonly reason: string
  readonly plan: Plan
}

export function readRegressions(): readonly Regression[] {
  return JSON.parse(readFileSync(new URL('../../regressions.json', import.meta.url), 'utf8')) as readonly Regression[]
}
