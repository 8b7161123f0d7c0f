import { ApiHost } from '@vitrin/api-server/testing'
import type { CatalogueProduct, ConfigurableChild } from '@vitrin/catalog'
import { grossToNet, isSpecialPriceActive, netToKronor, toOre } from '@vitrin/pricing'
import { describe, expect, it } from 'vitest'
import { TIME_ZONE, VAT_RATE } from '../builders/priced'
import { demoCatalogue } from '../demo-catalogue'
import { priceRises } from '../shop/price-rises'
import { children, documents, products } from '../testing/demo-documents'

interface Listed {
  readonly id: number
  readonly price_info: {
    readonly regular_price: number
    readonly special_price: number | null
    readonly lowest_price_30_days?: number
  }
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Reductions move with the day of a new shop: the day that they are written for, and a day in another summer. */
const days = [
  { day: '2026-11-20', nowMs: Date.UTC(2026, 10, 20, 11) },
  { day: '2029-07-01', nowMs: Date.UTC(2029, 6, 1, 11) },
]

describe('prices', () => {
  const families = ['price', 'original_price', 'final_price', 'special_price'] as const
  const all: readonly (CatalogueProduct | ConfigurableChild)[] = [...products, ...children]

  it('are above zero', () => {
    expect(
      all.filter(
        ({ price_incl_tax, price: net, regular_price }) =>
          !(Number(price_incl_tax) > 0 && Number(net) > 0 && Number(regular_price) > 0),
      ),
    ).toEqual([])
  })

  it('add up exactly with 25 percent VAT', () => {
    for (const document of all) {
      for (const name of families) {
        const {
          [name]: net,
          [`${name}_tax`]: tax,
          [`${name}_incl_tax`]: gross,
        } = document as unknown as Readonly<Record<string, number>>
        expect(net, `${document.sku} ${name}`).toBe(netToKronor(grossToNet(toOre(gross ?? 0), VAT_RATE)))
        expect(toOre((net ?? 0) + (tax ?? 0)), `${document.sku} ${name}`).toBe(toOre(gross ?? 0))
      }
    }
  })

  it('of a product equal those of its cheapest variant', () => {
    for (const { price_incl_tax, minimal_price, configurable_children, name } of products) {
      if (!configurable_children) continue
      const cheapest = Math.min(...configurable_children.map((child) => child.price_incl_tax ?? 0))
      expect([price_incl_tax, minimal_price], name).toEqual([cheapest, cheapest])
    }
  })

  it.each(days)('have current, past and future reductions on $day', ({ nowMs }) => {
    const reduced = documents('product', demoCatalogue(nowMs)).filter(
      ({ special_from_date, special_to_date }) => special_from_date || special_to_date,
    )
    const isReduced = (product: CatalogueProduct, at: number) => isSpecialPriceActive(product, at, TIME_ZONE)
    expect(reduced.filter((product) => isReduced(product, nowMs)).length).toBeGreaterThanOrEqual(8)
    expect(
      reduced.filter((product) => isReduced(product, nowMs - 30 * DAY_MS) && !isReduced(product, nowMs)).length,
    ).toBeGreaterThanOrEqual(2)
    expect(
      reduced.filter((product) => !isReduced(product, nowMs) && isReduced(product, nowMs + 8 * DAY_MS)).length,
    ).toBeGreaterThanOrEqual(1)
  })

  it.each(days)(
    'include the lowest price of 30 days for every reduced product of a host that is new on $day',
    async ({ nowMs }) => {
      const host = new ApiHost({ ...demoCatalogue(nowMs), now: nowMs })
      try {
        const { body } = await host.get<{ result: { items: readonly Listed[] } }>(
          `/api/product/render-list?skus=${products.map(({ sku }) => sku).join(',')}`,
        )
        const reduced = body.result.items.filter(({ price_info: { special_price } }) => special_price)
        expect(reduced.length).toBeGreaterThanOrEqual(8)
        expect(reduced.filter(({ price_info: { lowest_price_30_days: lowest } }) => !lowest)).toEqual([])
        const cheaperBefore = reduced.filter(
          ({ price_info: { lowest_price_30_days: lowest, regular_price: regular } }) => Number(lowest) < regular,
        )
        expect(
          cheaperBefore.map(({ id, price_info: { lowest_price_30_days: lowest, regular_price: regular } }) => [
            id,
            regular - Number(lowest),
          ]),
        ).toEqual(priceRises.map(({ productId, by }) => [productId, by]))
      } finally {
        host.close()
      }
    },
  )

  it('are lower for trade customers', () => {
    const tiered = products.filter(({ tier_prices = [] }) => tier_prices.length > 0)
    expect(tiered.length).toBeGreaterThanOrEqual(5)
    for (const { tier_prices = [], price_incl_tax } of tiered) {
      for (const { customer_group_id, value } of tier_prices)
        expect([customer_group_id, value < Number(price_incl_tax)]).toEqual([2, true])
    }
  })
})
