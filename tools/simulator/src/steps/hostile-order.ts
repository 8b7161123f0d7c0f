import { ATTACKERS_ACCOUNT, type Attacker, type HostileCall } from '../actors/attacker'
import { accountNumber, GUEST } from '../oracle/accounts'
import { ATTACKERS_MAIL, type AttackersOrder } from '../oracle/attacks'
import { goodOf, lineOf } from '../oracle/goods'

/** An order as clients send it. The attacker changes parts of it. */
export interface HostileOrder {
  readonly order_id: string
  readonly user_id: string
  readonly cart_id: string
  readonly products: readonly object[]
  readonly addressInformation: { readonly billingAddress: object; readonly [part: string]: unknown }
  readonly [part: string]: unknown
}

export interface OrderWish extends AttackersOrder {
  readonly marker: string
  readonly email?: string
}

export function orderOf({ account, lines, marker, email = `${marker}${ATTACKERS_MAIL}` }: OrderWish): HostileOrder {
  const names = Object.keys(lines)
  const isVirtual = names.every((name) => goodOf(name).isVirtual)
  const address = {
    country_id: 'SE',
    street: ['Skurkgatan 6', null],
    telephone: marker,
    postcode: '66666',
    city: 'Lund',
    firstname: 'Mallory',
    lastname: 'Skurk',
    email,
  }
  return {
    order_id: `attack-${marker}`,
    user_id: account === GUEST ? '' : accountNumber(account),
    cart_id: '',
    products: names.map((name) => ({ sku: lineOf(name).sku, qty: lines[name] })),
    addressInformation: {
      billingAddress: address,
      ...(!isVirtual && { shippingAddress: address }),
      shipping_method_code: 'flatrate',
      shipping_carrier_code: 'flatrate',
      payment_method_code: isVirtual ? 'banktransfer' : 'cashondelivery',
    },
  }
}

export function orderCall(body: HostileOrder, more: Omit<HostileCall, 'method' | 'path' | 'body'> = {}): HostileCall {
  return { method: 'POST', path: '/api/order', body, ...more }
}

/** A guest without a token, or the attacker's own account. */
export async function callerOf(
  attacker: Attacker,
  isSignedIn: boolean,
): Promise<{ readonly account: string; readonly token: string | undefined }> {
  return isSignedIn
    ? { account: ATTACKERS_ACCOUNT.name, token: await attacker.ownToken() }
    : { account: GUEST, token: undefined }
}
