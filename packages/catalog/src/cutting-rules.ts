import { parseLength, price, snapshotOf, toCustomOptions, validate } from '@vitrin/made-to-measure'

/** What a piece of own measures takes; a product that is shown in a standard size does without. */
export const cuttingRules = { parseLength, price, snapshotOf, toCustomOptions, validate } as const

export type CuttingRules = typeof cuttingRules
