import type { OpenHost } from './open-host'

interface Wanted {
  readonly sku: string
  readonly qty: number
}

interface Answer<Result> {
  readonly code: number
  readonly result: Result
}

export interface Purchase {
  /** What the cart answered for each product. */
  readonly lines: readonly { readonly sku: string; readonly qty: number; readonly price: number }[]
  readonly grandTotal: number
  /** The code of the order's answer, and its number. */
  readonly ordered: Answer<{ readonly orderNumber?: string }>
}

const address = {
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Storgatan', '1'],
  city: 'Stockholm',
  postcode: '11122',
  country_id: 'SE',
  telephone: '0701234567',
  email: 'asa@example.se',
}

/** Buys with the contract's calls: cart, totals, order. Without a customer it buys as a guest. */
export async function buy(
  host: Pick<OpenHost, 'fetch'>,
  wanted: readonly Wanted[],
  customer?: { readonly id: number; readonly token: string },
): Promise<Purchase> {
  const authorization = customer && { authorization: `Bearer ${customer.token}` }
  const call = async <Result>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer<Result>> => {
    const request = new Request(`http://shop.test${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...authorization },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await (await host.fetch(request)).json()) as Answer<Result>
  }
  const { result: cartId } = await call<string>('POST', '/api/cart/create')
  const lines: Purchase['lines'][number][] = []
  for (const { sku, qty } of wanted) {
    const path = `/api/cart/update?cartId=${cartId}`
    const { code, result } = await call<Purchase['lines'][number]>('POST', path, {
      cartItem: { sku, qty, quoteId: cartId },
    })
    if (code !== 200) throw new Error(`${sku}: ${JSON.stringify(result)}`)
    lines.push(result)
  }
  const totals = await call<{ readonly grand_total: number }>('GET', `/api/cart/totals?cartId=${cartId}`)
  const ordered = await call<Purchase['ordered']['result']>('POST', '/api/order', {
    user_id: customer ? String(customer.id) : '',
    cart_id: cartId,
    order_id: crypto.randomUUID(),
    products: wanted,
    addressInformation: {
      billingAddress: address,
      shippingAddress: address,
      shipping_method_code: 'flatrate',
      shipping_carrier_code: 'flatrate',
      payment_method_code: 'cashondelivery',
      payment_method_additional: {},
    },
  })
  return { lines, grandTotal: totals.result.grand_total, ordered }
}
