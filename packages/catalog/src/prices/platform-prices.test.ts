import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { PlatformPrices } from './platform-prices'
import type { PlatformPrice } from '../ports'
import { prepareProduct } from '../document/prepare-product'
import { aCorner, aProduct } from '../testing'

const price = (id: number, final: number, regular = final, special: number | null = null): PlatformPrice => {
  const amounts = (share: number) => ({
    final_price: final * share,
    regular_price: regular * share,
    special_price: special === null ? null : special * share,
  })
  return { id, price_info: { ...amounts(1), extension_attributes: { tax_adjustments: amounts(0.8) } } }
}

function platform(...prices: readonly PlatformPrice[]) {
  const asked: (readonly string[])[] = []
  const clock = new ManualClock()
  const gateway = { renderList: async (skus: readonly string[]) => (asked.push(skus), prices) }
  return { asked, clock, prices: new PlatformPrices({ gateway, clock }) }
}

describe('the platform’s prices', () => {
  it('replace gross, net and tax, and are current from then on [R4.03] [R3.03 price_is_current]', async () => {
    const { prices } = platform(price(610, 1295, 1495, 1295))
    const mirror = prepareProduct(aProduct({ id: 610, price_incl_tax: 1495 }))
    expect(mirror.price_is_current).toBe(false)
    const refresh = await prices.refresh([mirror])
    expect(refresh(mirror)).toMatchObject({
      price: 1036,
      price_incl_tax: 1295,
      price_tax: 259,
      original_price: 1196,
      original_price_incl_tax: 1495,
      original_price_tax: 299,
      special_price: 1036,
      special_price_incl_tax: 1295,
      special_price_tax: 259,
      price_is_current: true,
    })
  })

  it('say when they were refreshed [R3.03 price_refreshed_at]', async () => {
    const { prices, clock } = platform(price(610, 1295))
    clock.advance(5000)
    const mirror = prepareProduct(aProduct({ id: 610 }))
    expect((await prices.refresh([mirror]))(mirror).price_refreshed_at).toBe(clock.now())
  })

  it('know no special price that is not below the regular one', async () => {
    const { prices } = platform(price(610, 1495, 1495, 1495))
    const refresh = await prices.refresh([aProduct({ id: 610 })])
    expect(refresh(aProduct({ id: 610, special_price_incl_tax: 1 }))).toMatchObject({
      special_price: 0,
      special_price_incl_tax: 0,
      special_price_tax: 0,
    })
  })

  it('bring their lowest price of 30 days, which replaces the catalogue’s', async () => {
    const known = price(610, 1295, 1495, 1295)
    const stated = aProduct({ id: 610, lowest_price_30_days_incl_tax: 1 })
    const { prices } = platform({ ...known, price_info: { ...known.price_info, lowest_price_30_days: 1395 } })
    expect((await prices.refresh([stated]))(stated)).toMatchObject({ lowest_price_30_days_incl_tax: 1395 })
    const silent = platform(known)
    expect((await silent.prices.refresh([stated]))(stated)).toMatchObject({ lowest_price_30_days_incl_tax: null })
  })

  it('are requested with the variants for one product, without them for a list (contract §15.9)', async () => {
    const corner = aCorner()
    const first = corner.configurable_children?.[0]
    const { asked, prices } = platform(price(first?.id ?? 0, 4000))
    const refresh = await prices.refresh([corner])
    await prices.refresh([corner, aProduct({ sku: 'MIRROR' })])
    expect(asked).toEqual([
      ['SILJAN', ...(corner.configurable_children ?? []).map(({ sku }) => sku)],
      ['SILJAN', 'MIRROR'],
    ])
    // The parent is not named, so nothing is said of it.
    expect(refresh(corner)).toBe(corner)
  })

  it('reach the variants of a product, and leave those alone that the platform does not name', async () => {
    const corner = aCorner()
    const [first, second] = corner.configurable_children ?? []
    const { prices } = platform(price(corner.id, 4000), price(first?.id ?? 0, 4000))
    const refreshed = (await prices.refresh([corner]))(corner)
    expect(refreshed.configurable_children?.[0]).toMatchObject({ price_incl_tax: 4000, price: 3200 })
    expect(refreshed.configurable_children?.[1]).toBe(second)
  })

  it('of a bundle are those of its parts', async () => {
    const bundle = aProduct({ id: 7, type_id: 'bundle', price_incl_tax: null })
    const { prices } = platform(price(7, 0))
    expect((await prices.refresh([bundle]))(bundle)).toMatchObject({ price_incl_tax: null, price_is_current: true })
  })

  it('change nothing when there is no answer, and are emitted as an event [R7.26 prices-after-sync]', async () => {
    const { prices } = platform()
    const told: unknown[] = []
    prices.events.subscribe((event) => told.push(event))
    const mirror = aProduct()
    expect((await prices.refresh([mirror]))(mirror)).toBe(mirror)
    expect(told).toEqual([{ type: 'prices-after-sync', prices: [] }])
  })
})
