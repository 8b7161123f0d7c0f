import type { CheckoutStorage, StoredDetails } from '@vitrin/checkout'
import { isNumber } from './checks/check'
import { checkDetails, DETAIL_PARTS } from './checks/check-details'
import type { ResilientShopDb } from './resilient-shop-db'
import type { StoredDocument } from './open-browser-shop-database'

/** The keys of the specification (contract §15.3). */
const KEYS = {
  personalDetails: 'personal-details',
  shippingDetails: 'shipping-details',
  paymentDetails: 'payment-details',
} as const
const LAST_CART_BYPASS = 'last-cart-bypass-ts'

export class DexieCheckoutStorage implements CheckoutStorage {
  readonly #shop: ResilientShopDb
  readonly #country: string

  /** `country`: the country of an address that names none. */
  constructor(shop: ResilientShopDb, country: string) {
    this.#shop = shop
    this.#country = country
  }

  async read(): Promise<StoredDetails | undefined> {
    const rows = await this.#shop.read(this.#shop.database.checkout.bulkGet(DETAIL_PARTS.map((part) => KEYS[part])))
    if (rows.every((row) => row === undefined)) return undefined
    const checked = DETAIL_PARTS.map((part, index) => ({
      part,
      row: rows[index],
      ...checkDetails(part, rows[index]?.doc, this.#country),
    }))
    for (const { row, doc, faults } of checked)
      if (row && faults.length > 0) await this.#repair(row, doc, faults).catch(() => undefined)
    return Object.fromEntries(checked.map(({ part, doc }) => [part, doc])) as unknown as StoredDetails
  }

  async lastCartBypass(): Promise<number | undefined> {
    const atMs = (await this.#shop.read(this.#shop.database.checkout.get(LAST_CART_BYPASS)))?.doc
    return isNumber(atMs) ? (atMs as number) : undefined
  }

  async cartBypassed(atMs: number): Promise<void> {
    await this.#shop.write(() => this.#shop.database.checkout.put({ key: LAST_CART_BYPASS, doc: atMs }))
  }

  async forget(): Promise<void> {
    await this.#shop.write(() => this.#shop.database.checkout.bulkDelete(Object.values(KEYS)))
  }

  async write(details: StoredDetails): Promise<void> {
    await this.#shop.write(() =>
      this.#shop.database.checkout.bulkPut(DETAIL_PARTS.map((part) => ({ key: KEYS[part], doc: details[part] }))),
    )
  }

  async #repair(found: StoredDocument, doc: unknown, faults: readonly string[]): Promise<void> {
    const { database } = this.#shop
    await this.#shop.write(() =>
      database.transaction('rw', database.checkout, database.broken, async () => {
        await this.#shop.setAside('checkout', found, faults)
        await database.checkout.put({ key: found.key, doc })
      }),
    )
  }
}
