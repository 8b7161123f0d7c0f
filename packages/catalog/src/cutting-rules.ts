import { parseLength, snapshotOf, toCustomOptions } from '@vitrin/made-to-measure'
import { breakdownPrice } from './breakdown-price'
import { measureIssues } from './measure-issues'
import { repriced } from './repriced'

/** What a piece of own measures takes; a product that is shown in a standard size does without. */
export const cuttingRules = {
  breakdownPrice,
  measureIssues,
  parseLength,
  repriced,
  snapshotOf,
  toCustomOptions,
} as const

export type CuttingRules = typeof cuttingRules
