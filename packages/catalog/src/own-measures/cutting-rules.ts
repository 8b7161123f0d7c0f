import { parseLength, snapshotOf, toCustomOptions } from '@vitrin/made-to-measure'
import { breakdownPrice } from './breakdown-price'
import { measureIssues } from './measure-issues'
import { withModelSurcharges } from './model-surcharges'

/** The rules for pieces of own measures. A product in a standard size does not need them, so they are loaded late. */
export const cuttingRules = {
  breakdownPrice,
  measureIssues,
  parseLength,
  withModelSurcharges,
  snapshotOf,
  toCustomOptions,
} as const

export type CuttingRules = typeof cuttingRules
