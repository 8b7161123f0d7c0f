import { describe, expect, it } from 'vitest'
import { emptyDetails } from '../checkout-details'
import { NOTHING_HANDED_OVER } from '../handed-over'
import type {
  CheckoutStorage,
  HandOverStorage,
  OrderHistoryStorage,
  OrderStorage,
  StoredOrder,
  StoredOrderHistory,
} from '../ports'

/** What every `CheckoutStorage` keeps. `create` gives an empty one. */
export function checkoutStorageContract(name: string, create: () => Promise<CheckoutStorage> | CheckoutStorage): void {
  describe(`${name} as a CheckoutStorage`, () => {
    it('has nothing at first and gives back the last that was written', async () => {
      const storage = await create()
      expect(await storage.read()).toBeUndefined()
      const {
        personalDetails: { password: _, rPassword: _repeated, ...personalDetails },
        ...rest
      } = emptyDetails('SE')
      await storage.write({ ...rest, personalDetails })
      const changed = { ...rest, personalDetails: { ...personalDetails, firstName: 'Åsa' } }
      await storage.write(changed)
      expect(await storage.read()).toEqual(changed)
      await storage.forget()
      expect(await storage.read()).toBeUndefined()
    })

    it('knows when an order last emptied the cart', async () => {
      const storage = await create()
      expect(await storage.lastCartBypass()).toBeUndefined()
      await storage.cartBypassed(1_795_161_600_000)
      await storage.cartBypassed(1_795_161_600_001)
      expect(await storage.lastCartBypass()).toBe(1_795_161_600_001)
      expect(await storage.read()).toBeUndefined()
    })
  })
}

/** What every `HandOverStorage` keeps. `create` gives an empty one. */
export function handOverStorageContract(name: string, create: () => HandOverStorage): void {
  describe(`${name} as a HandOverStorage`, () => {
    it('has nothing at first and changes what it keeps', async () => {
      const storage = create()
      expect(await storage.read()).toEqual(NOTHING_HANDED_OVER)
      const handedOver = { cartId: 'c1', account: '7', lines: [{ key: 'A', sku: 'A', qty: 2 }], ordered: '000000001' }
      expect(await storage.update(() => handedOver)).toEqual(handedOver)
      await storage.update((kept) => ({ ...kept, lines: [] }))
      expect(await storage.read()).toEqual({ ...handedOver, lines: [] })
    })
  })
}

/** What every `OrderHistoryStorage` keeps. `create` gives an empty one. */
export function orderHistoryStorageContract(name: string, create: () => OrderHistoryStorage): void {
  describe(`${name} as an OrderHistoryStorage`, () => {
    it('has nothing at first, gives back the last that was written, and forgets it', async () => {
      const storage = create()
      const history: StoredOrderHistory = { account: '7', items: [], total_count: 0 }
      expect(await storage.read()).toBeUndefined()
      await storage.write(history)
      await storage.write({ ...history, total_count: 3 })
      expect(await storage.read()).toEqual({ ...history, total_count: 3 })
      await storage.clear()
      expect(await storage.read()).toBeUndefined()
    })
  })
}

const order = (order_id: string): StoredOrder => ({
  order_id,
  user_id: '',
  cart_id: '',
  store_code: 'sv',
  created_at: '',
  updated_at: '',
  transmited: false,
  products: [],
  addressInformation: {
    billingAddress: {
      region: '',
      region_id: 0,
      region_code: '',
      country_id: 'SE',
      street: ['Storgatan 1', ''],
      company: '',
      telephone: '',
      postcode: '11122',
      city: 'Stockholm',
      firstname: 'Åsa',
      lastname: 'Berg',
      email: 'asa@example.se',
    },
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
    payment_method_code: 'cashondelivery',
    payment_method_additional: {},
    shippingExtraFields: null,
  },
})

/** What every `OrderStorage` keeps. `create` gives an empty one. */
export function orderStorageContract(name: string, create: () => Promise<OrderStorage> | OrderStorage): void {
  describe(`${name} as an OrderStorage`, () => {
    it('keeps orders whole by their id, replaces and removes them', async () => {
      const storage = await create()
      await storage.put(order('a'))
      await storage.put(order('b'))
      await storage.put({ ...order('a'), transmited: true })
      await storage.remove('b')
      expect(await storage.all()).toEqual([{ ...order('a'), transmited: true }])
    })
  })
}
