import { parseLength, snapshotOf, toCustomOptions } from '@vitrin/made-to-measure'
import { breakdownPrice } from './breakdown-price'
import { measureIssues } from './measure-issues'
import { withModelSurcharges } from './model-surcharges'

/** What a piece of own measures takes; a product that is shown in a standard size does without. */
export const cuttingRules = {
  breakdownPrice,
  measureIssues,
  parseLength,
  withModelSurcharges,
  snapshotOf,
  toCustomOptions,
} as const

export type CuttingRules = typeof cuttingRules
