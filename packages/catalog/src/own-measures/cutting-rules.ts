import { parseLength, toCustomOptions } from '@vitrin/made-to-measure'
import { breakdownPrice } from './breakdown-price'
import { lineOfPiece } from './line-of-piece'
import { measureIssues } from './measure-issues'
import { withModelSurcharges } from './model-surcharges'
import { nearestSize } from './nearest-size'

/** The rules for pieces of own measures. A product in a standard size does not need them, so they are loaded late. */
export const cuttingRules = {
  breakdownPrice,
  lineOfPiece,
  measureIssues,
  nearestSize,
  parseLength,
  withModelSurcharges,
  toCustomOptions,
} as const

export type CuttingRules = typeof cuttingRules
