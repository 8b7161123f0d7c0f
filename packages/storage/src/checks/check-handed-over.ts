import { NOTHING_HANDED_OVER, type HandedOver } from '@vitrin/checkout'
import { withDefaults, hasFields, isCount, isListOf, isNonEmptyString, nullOr, type Check, type Guards } from './check'

const HANDED_OVER: Guards<HandedOver> = {
  cartId: nullOr(isNonEmptyString),
  account: isNonEmptyString,
  lines: isListOf(hasFields({ key: isNonEmptyString, sku: isNonEmptyString, qty: isCount })),
  ordered: nullOr(isNonEmptyString),
}

export const checkHandedOver: Check<HandedOver> = (stored) => withDefaults(NOTHING_HANDED_OVER, HANDED_OVER, stored)
