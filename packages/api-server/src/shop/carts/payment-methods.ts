import type { WirePaymentMethod } from '@vitrin/api-contract/wire'
import type { ShopOptions, ShopView } from '../../shop-options'

/** The methods that a cart can be paid with; what is only downloaded cannot be paid on delivery (R5.08). */
export function paymentMethods(
  { paymentMethods: methods }: ShopOptions,
  { titles }: ShopView,
  { isVirtual }: { readonly isVirtual: boolean },
): readonly WirePaymentMethod[] {
  return methods
    .filter(({ offeredFor }) => offeredFor === 'all' || offeredFor === (isVirtual ? 'virtual' : 'delivered'))
    .map(({ code }) => ({ code, title: titles.paymentMethods[code] ?? code }))
}
