// Places orders at the shop. A shopper without an answer sends the same order again, with the same order id and
// idempotency key, as the shop's own outbox does.

const address = {
  firstname: 'Bench',
  lastname: 'Shopper',
  street: ['Storgatan', '1'],
  city: 'Stockholm',
  postcode: '11122',
  country_id: 'SE',
  telephone: '0701234567',
  region: '',
  region_id: 0,
  region_code: '',
  company: '',
}

export const orderId = (number) => `order-kills-${number}`

/** @returns an order of one piece of one sku; every third order has two pieces */
export function orderOf(number, skus) {
  const person = { ...address, email: `bench-${number}@example.se` }
  return {
    user_id: '',
    cart_id: '',
    store_code: 'sv',
    order_id: orderId(number),
    products: [{ sku: skus[number % skus.length], qty: number % 3 === 0 ? 2 : 1 }],
    addressInformation: {
      billingAddress: { ...person, vat_id: '' },
      shippingAddress: person,
      shipping_method_code: 'flatrate',
      shipping_carrier_code: 'flatrate',
      payment_method_code: 'cashondelivery',
      payment_method_additional: {},
    },
  }
}

/**
 * @returns {Promise<{ lost: number, alreadyStored: number, waitsMs: number[] }>}
 * the number of lost answers, the number of lost answers whose order was stored, and how long each order took
 */
export async function placeOrders(shop, { orders, shoppers, skus, onConfirmed }) {
  let next = 0
  let lost = 0
  let alreadyStored = 0
  const waitsMs = []
  const shopper = async () => {
    while (next < orders) {
      const number = next
      next += 1
      const began = performance.now()
      let confirmation = await send(shop.url, number, skus)
      while (confirmation === undefined) {
        lost += 1
        await shop.waitUntilUp()
        const resentAt = Date.now()
        confirmation = await send(shop.url, number, skus)
        if (confirmation && Date.parse(confirmation.transferedAt) < resentAt) alreadyStored += 1
      }
      waitsMs.push(performance.now() - began)
      onConfirmed(number, confirmation)
    }
  }
  await Promise.all(Array.from({ length: shoppers }, shopper))
  return { lost, alreadyStored, waitsMs }
}

/** Undefined if no answer came: the host may or may not have stored the order. */
async function send(url, number, skus) {
  let answer
  try {
    const response = await fetch(`${url}/api/order`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': orderId(number),
        // Each shopper has a network address, as behind a proxy.
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify(orderOf(number, skus)),
    })
    answer = await response.json()
  } catch {
    return undefined
  }
  if (answer.code !== 200)
    throw new Error(`The host answers order ${number} with ${answer.code}: ${JSON.stringify(answer.result)}`)
  return answer.result
}
