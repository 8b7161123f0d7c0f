import { describe, expect, it } from 'vitest'
import type { PriceGateway } from '../ports'

export interface PriceGatewayWorld {
  readonly open: () => PriceGateway | Promise<PriceGateway>
  /** The same gateway when its host cannot be reached. */
  readonly openOffline: () => PriceGateway | Promise<PriceGateway>
  /** Two products that have prices there, with what one piece costs in SEK, VAT included. */
  readonly products: readonly { readonly id: number; readonly sku: string; readonly gross: number }[]
}

/** What every `PriceGateway` does, fake or real. */
export function priceGatewayContract(name: string, { open, openOffline, products }: PriceGatewayWorld): void {
  const skus = products.map(({ sku }) => sku)

  describe(`${name} as PriceGateway`, () => {
    it('gives the gross price of each product by its id [R4.03]', async () => {
      const prices = await (await open()).renderList(skus)
      expect(prices.map(({ id, price_info }) => [id, price_info.final_price])).toEqual(
        products.map(({ id, gross }) => [id, gross]),
      )
    })

    it('gives net prices below the gross prices, and no price above the regular one', async () => {
      const prices = await (await open()).renderList(skus)
      expect(prices).toHaveLength(skus.length)
      for (const { price_info: gross } of prices) {
        const net = gross.extension_attributes.tax_adjustments
        expect(net.final_price).toBeLessThan(gross.final_price)
        expect(net.regular_price).toBeLessThan(gross.regular_price)
        expect(gross.final_price).toBeLessThanOrEqual(gross.regular_price)
      }
    })

    it('leaves out products that it does not know', async () => {
      const prices = await (await open()).renderList(['NO-SUCH-PRODUCT', ...skus])
      expect(prices.map(({ id }) => id)).toEqual(products.map(({ id }) => id))
    })

    it('gives no prices when the host cannot be reached', async () => {
      expect(await (await openOffline()).renderList(skus)).toEqual([])
    })
  })
}
