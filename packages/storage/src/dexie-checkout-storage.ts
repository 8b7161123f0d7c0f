import type { CheckoutStorage, StoredDetails } from '@vitrin/checkout'
import type { ShopDatabase } from './open-shop-database'

/** The parts lie under the keys that the specification's storage gives them (contract §15.3). */
const KEYS = { personalDetails: 'personal-details', shippingDetails: 'shipping-details', paymentDetails: 'payment-details' } as const
const LAST_CART_BYPASS = 'last-cart-bypass-ts'

export class DexieCheckoutStorage implements CheckoutStorage {
  readonly #database: ShopDatabase

  constructor(database: ShopDatabase) {
    this.#database = database
  }

  async read(): Promise<StoredDetails | undefined> {
    const [personal, shipping, payment] = await this.#database.checkout.bulkGet(Object.values(KEYS))
    if (!personal || !shipping || !payment) return undefined
    return {
      personalDetails: personal.doc as StoredDetails['personalDetails'],
      shippingDetails: shipping.doc as StoredDetails['shippingDetails'],
      paymentDetails: payment.doc as StoredDetails['paymentDetails'],
    }
  }

  async lastCartBypass(): Promise<number | undefined> {
    return (await this.#database.checkout.get(LAST_CART_BYPASS))?.doc as number | undefined
  }

  async cartBypassed(atMs: number): Promise<void> {
    await this.#database.checkout.put({ key: LAST_CART_BYPASS, doc: atMs })
  }

  async forget(): Promise<void> {
    await this.#database.checkout.bulkDelete(Object.values(KEYS))
  }

  async write(details: StoredDetails): Promise<void> {
    await this.#database.checkout.bulkPut(
      (Object.keys(KEYS) as (keyof typeof KEYS)[]).map((part) => ({ key: KEYS[part], doc: details[part] })),
    )
  }
}
