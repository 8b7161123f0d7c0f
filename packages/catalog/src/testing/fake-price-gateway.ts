import type { PlatformPrice, PriceGateway } from '../ports'

/** A platform with the gross prices of some products. VAT is 25 %. */
export class FakePriceGateway implements PriceGateway {
  /** The host cannot be reached. */
  isOffline = false
  readonly #products: readonly { readonly id: number; readonly sku: string; readonly gross: number }[]

  constructor(products: readonly { readonly id: number; readonly sku: string; readonly gross: number }[]) {
    this.#products = products
  }

  async renderList(skus: readonly string[]): Promise<readonly PlatformPrice[]> {
    if (this.isOffline) return []
    return skus.flatMap((wanted) =>
      this.#products.filter(({ sku }) => sku === wanted).map(({ id, gross }) => priceOf(id, gross)),
    )
  }
}

function priceOf(id: number, gross: number): PlatformPrice {
  const net = gross / 1.25
  return {
    id,
    price_info: {
      final_price: gross,
      regular_price: gross,
      extension_attributes: { tax_adjustments: { final_price: net, regular_price: net } },
    },
  }
}
