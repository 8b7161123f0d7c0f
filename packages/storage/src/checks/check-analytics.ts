import { NOT_ASKED, type Consent, type RememberedOrders } from '@vitrin/analytics'
import { withDefaults, hasFields, isObject, isNumber, isOneOf, isString, type Check } from './check'

export const checkConsent: Check<Consent> = (stored) =>
  withDefaults(NOT_ASKED, { choice: isOneOf('granted', 'denied', null) }, stored)

const isOrder = hasFields({
  total_due: isNumber,
  tax_amount: isNumber,
  shipping_amount: isNumber,
  coupon_code: isString,
  products: Array.isArray,
})

export const checkRememberedOrders: Check<RememberedOrders> = (stored) => {
  if (stored === undefined) return { doc: {}, faults: [] }
  if (!isObject(stored)) return { doc: {}, faults: ['no document'] }
  const entries = Object.entries(stored)
  return {
    doc: Object.fromEntries(entries.filter(([, order]) => isOrder(order))) as RememberedOrders,
    faults: entries.flatMap(([cartId, order]) => (isOrder(order) ? [] : [cartId])),
  }
}
