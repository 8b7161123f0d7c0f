import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Account } from './account'
import { withDatabase } from './database'

const address = {
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Storgatan', '1'],
  city: 'Stockholm',
  postcode: '11122',
  country_id: 'SE',
  telephone: '070',
  region: '',
  region_id: 0,
  region_code: '',
  company: '',
}

/** Places orders of one squeegee each through the API. */
export async function placeOrders(page: Page, { email, password }: Account, count: number): Promise<void> {
  const login = await page.request.post('/api/user/login', { data: { username: email, password } })
  const { result: token } = (await login.json()) as { readonly result: string }
  const own = { ...address, email }
  for (let number = 0; number < count; number += 1) {
    const order = {
      user_id: '',
      cart_id: '',
      store_code: 'sv',
      order_id: randomUUID(),
      created_at: '',
      updated_at: '',
      transmited: true,
      products: [{ sku: 'KG-2001', qty: 1 }],
      addressInformation: {
        billingAddress: own,
        shippingAddress: own,
        shipping_method_code: 'flatrate',
        shipping_carrier_code: 'flatrate',
        payment_method_code: 'cashondelivery',
        payment_method_additional: {},
      },
    }
    const placed = await page.request.post('/api/order', { data: order, headers: { authorization: `Bearer ${token}` } })
    expect(await placed.json()).toMatchObject({ code: 200 })
  }
}

/** Sets the status in the database, as the workshop does. */
export function setOrderStatus(number: string, status: string): void {
  withDatabase((database) =>
    database
      .prepare(`UPDATE "order" SET doc = json_set(doc, '$.status', ?) WHERE increment_id = ?`)
      .run(status, number),
  )
}

/** The stored row of an order: its customer and its document. */
export function orderRow(number: string): { readonly customer_id: number | null; readonly doc: string } {
  return withDatabase((database) =>
    database.prepare('SELECT customer_id, doc FROM "order" WHERE increment_id = ?').get(number),
  ) as { readonly customer_id: number | null; readonly doc: string }
}
