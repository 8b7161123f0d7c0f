import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { sara } from './checkout'

interface PulledLine {
  readonly sku: string
  readonly qty: number
  readonly product_option?: unknown
}

/** Places the order as the external site does after the payment. Returns the order's number. */
export async function placeExternalOrder(page: Page, origin: string, cartId: string): Promise<string> {
  const pulled = (await (await page.request.get(`${origin}/api/cart/pull?cartId=${cartId}`)).json()) as {
    result: readonly PulledLine[]
  }
  const address = {
    country_id: 'SE',
    street: [sara.street, ''],
    telephone: sara.phone,
    postcode: sara.zip,
    city: sara.city,
    firstname: sara.firstName,
    lastname: sara.lastName,
    email: sara.email,
  }
  const placed = await page.request.post(`${origin}/api/order`, {
    data: {
      user_id: '',
      cart_id: cartId,
      order_id: `elsewhere-${randomUUID()}`,
      products: pulled.result.map(({ sku, qty, product_option }) => ({
        sku,
        qty,
        product_option: product_option ?? {},
      })),
      addressInformation: {
        billingAddress: address,
        shippingAddress: address,
        shipping_method_code: 'flatrate',
        shipping_carrier_code: 'flatrate',
        payment_method_code: 'cashondelivery',
      },
    },
  })
  const { code, result } = (await placed.json()) as { code: number; result: { orderNumber: string } }
  expect([code, result]).toMatchObject([200, { orderNumber: expect.stringMatching(/^\d{9}$/) as unknown }])
  return result.orderNumber
}
