import type { WireShippingMethod } from '@vitrin/api-contract/wire'
import { grossToNet, netToKronor, toKronor } from '@vitrin/pricing'
import type { ShippingMethod, ShopOptions, ShopView } from '../../shop-options'

/** The methods that deliver a cart; a virtual cart needs none. */
export function shippingMethods(
  { shippingMethods: methods }: ShopOptions,
  view: ShopView,
  { isVirtual }: { readonly isVirtual: boolean },
): readonly WireShippingMethod[] {
  return isVirtual ? [] : methods.map((method) => wireMethod(method, view))
}

/** As requests name a method; a request may name none. */
export interface RequestedShipping {
  readonly carrier_code: string | null | undefined
  readonly method_code: string | null | undefined
}

export function findShipping(
  { shippingMethods: methods }: ShopOptions,
  { carrier_code, method_code }: RequestedShipping,
): ShippingMethod | undefined {
  return methods.find(({ carrierCode, methodCode }) => carrierCode === carrier_code && methodCode === method_code)
}

export function carrierTitle({ carrierCode }: ShippingMethod, { titles }: ShopView): string {
  return titles.carriers[carrierCode] ?? carrierCode
}

export function shippingTitle({ methodCode }: ShippingMethod, { titles }: ShopView): string {
  return titles.shippingMethods[methodCode] ?? methodCode
}

function wireMethod(method: ShippingMethod, view: ShopView): WireShippingMethod {
  const net = netToKronor(grossToNet(method.price, method.rate))
  return {
    carrier_code: method.carrierCode,
    method_code: method.methodCode,
    carrier_title: carrierTitle(method, view),
    method_title: shippingTitle(method, view),
    amount: net,
    base_amount: net,
    available: true,
    error_message: '',
    price_excl_tax: net,
    price_incl_tax: toKronor(method.price),
  }
}
