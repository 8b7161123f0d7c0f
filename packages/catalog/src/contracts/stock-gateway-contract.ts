import { describe, expect, it } from 'vitest'
import type { StockGateway } from '../ports'

export interface StockGatewayWorld {
  readonly open: () => StockGateway | Promise<StockGateway>
  /** Skus whose stock is known there; at least two. */
  readonly skus: readonly string[]
}

/** What every `StockGateway` does, fake or real. */
export function stockGatewayContract(name: string, { open, skus }: StockGatewayWorld): void {
  describe(`${name} as StockGateway`, () => {
    const fields = '[R3.05 product_id] [R3.05 qty] [R3.05 is_in_stock] [R3.05 manage_stock]'
    it(`gives a stock item for one sku ${fields}`, async () => {
      expect(await (await open()).check(skus[0] ?? '')).toMatchObject({
        product_id: expect.any(Number) as unknown,
        qty: expect.any(Number) as unknown,
        is_in_stock: expect.any(Boolean) as unknown,
        manage_stock: expect.any(Boolean) as unknown,
      })
    })

    it('lists several in the order of the request', async () => {
      const gateway = await open()
      const wanted = await Promise.all(skus.map((sku) => gateway.check(sku)))
      const listed = await gateway.list(skus)
      expect(listed.map(({ product_id }) => product_id)).toEqual(wanted.map(({ product_id }) => product_id))
    })

    it('lists nothing for nothing', async () => {
      expect(await (await open()).list([])).toEqual([])
    })
  })
}
