import { NOTHING_HANDED_OVER, type HandedOver } from '@vitrin/checkout'
import { fitted, hasFields, isCount, isListOf, isName, orNull, type Check, type Kinds } from './check'

const HANDED_OVER: Kinds<HandedOver> = {
  cartId: orNull(isName),
  account: isName,
  lines: isListOf(hasFields({ key: isName, sku: isName, qty: isCount })),
  ordered: orNull(isName),
}

export const checkHandedOver: Check<HandedOver> = (stored) => fitted(NOTHING_HANDED_OVER, HANDED_OVER, stored)
