import type { WirePaymentMethod, WireShippingMethod } from '@vitrin/api-contract'
import { DEFAULT_TAX_RATE, grossToNet, netToKronor, toKronor, type Charge } from '@vitrin/pricing'
import type { ChosenShipping } from '../../database'

interface ShippingRate extends ChosenShipping, Charge {
  readonly carrier_title: string
  readonly method_title: string
}

/** One flat-rate courier, 5 kr incl. VAT (R9.03). */
const FLAT_RATE: ShippingRate = {
  carrier_code: 'flatrate',
  method_code: 'flatrate',
  carrier_title: 'Bud',
  method_title: 'Fast pris',
  price: 500,
  rate: DEFAULT_TAX_RATE,
}

const CASH_ON_DELIVERY: WirePaymentMethod = { code: 'cashondelivery', title: 'Betalning vid leverans' }
/** Nothing is delivered that cash could be paid at (R5.08 hides it), so what is only downloaded is paid by bank. */
const BANK_TRANSFER: WirePaymentMethod = { code: 'banktransfer', title: 'Banköverföring' }

/** What is being sent, if anything. */
interface Parcel {
  readonly isVirtual: boolean
}

export function shippingMethods({ isVirtual }: Parcel): readonly WireShippingMethod[] {
  return isVirtual ? [] : [wireMethod(FLAT_RATE)]
}

export function paymentMethods({ isVirtual }: Parcel): readonly WirePaymentMethod[] {
  return [isVirtual ? BANK_TRANSFER : CASH_ON_DELIVERY]
}

export function findShipping(asked: {
  readonly carrier_code?: string | undefined
  readonly method_code?: string | undefined
}): ShippingRate | undefined {
  return asked.carrier_code === FLAT_RATE.carrier_code && asked.method_code === FLAT_RATE.method_code
    ? FLAT_RATE
    : undefined
}

function wireMethod({
  carrier_code,
  method_code,
  carrier_title,
  method_title,
  price,
  rate,
}: ShippingRate): WireShippingMethod {
  const net = netToKronor(grossToNet(price, rate))
  return {
    carrier_code,
    method_code,
    carrier_title,
    method_title,
    amount: net,
    base_amount: net,
    available: true,
    error_message: '',
    price_excl_tax: net,
    price_incl_tax: toKronor(price),
  }
}
