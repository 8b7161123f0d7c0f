import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openHostDatabase } from '../database'
import { ApiHost } from '../testing'
import { orderOf } from '../testing/shop-requests'
import { join } from 'node:path'

let host: ApiHost
beforeEach(() => {
  host = new ApiHost()
})
afterEach(() => host.close())

const DAY_MS = 24 * 60 * 60 * 1000

interface Hit {
  readonly id: number
  readonly stock: { readonly qty: number; readonly is_in_stock: boolean }
  readonly price_incl_tax: number
  readonly price: number
  readonly original_price_incl_tax: number
  readonly special_price_incl_tax: number
  readonly title?: string
}
async function hits(attribute: string, value: unknown, entity = 'product'): Promise<readonly Hit[]> {
  const body = {
    _availableFilters: [],
    _appliedFilters: [{ attribute, value, scope: 'default' }],
    _appliedSort: [],
    _searchText: '',
  }
  const answer = await host.post<{ hits: { hits: { _source: Hit }[] } }>(
    `/api/catalog/vue_storefront_magento_4/${entity}/_search?request_format=search-query`,
    body,
  )
  return answer.body.hits.hits.map(({ _source }) => _source)
}

describe('prices of answers', () => {
  it('are of this moment: a special price begins and ends by itself [R5.14]', async () => {
    const price = async () => (await hits('sku', { eq: 'MIR-80' }))[0]
    expect(await price()).toMatchObject({
      price_incl_tax: 1990,
      price: 1592,
      original_price_incl_tax: 4000,
      special_price_incl_tax: 1990,
    })
    host.clock.advance(7 * DAY_MS)
    expect(await price()).toMatchObject({
      price_incl_tax: 4000,
      original_price_incl_tax: 4000,
      special_price_incl_tax: 0,
    })
  })

  it('are filtered by as they are shown', async () => {
    const cheap = async () => (await hits('price', { lt: 2000 })).some(({ id }) => id === 812)
    expect(await cheap()).toBe(true)
    host.clock.advance(7 * DAY_MS)
    expect(await cheap()).toBe(false)
  })
})

describe('stock of answers', () => {
  const order = (sku: string, qty: number, id: string) =>
    host.post('/api/order', orderOf([{ sku, qty }], { order_id: id }))

  it('is what orders leave, never below zero, and the page that shows it is invalidated', async () => {
    expect((await hits('sku', { eq: 'MIR-60' }))[0]?.stock).toMatchObject({ qty: 3, is_in_stock: true })
    expect((await order('MIR-60', 2, 'first-order')).status).toBe(200)
    expect((await hits('sku', { eq: 'MIR-60' }))[0]?.stock).toMatchObject({ qty: 1, is_in_stock: true })
    expect((await order('MIR-60', 3, 'second-order')).status).toBe(200)
    expect((await hits('sku', { eq: 'MIR-60' }))[0]?.stock).toMatchObject({ qty: 0, is_in_stock: false })
    expect((await hits('stock.is_in_stock', { eq: false })).some(({ id }) => id === 811)).toBe(true)
    expect(host.changed).toEqual([
      ['P811', 'bestsellers'],
      ['P811', 'bestsellers'],
    ])
  })

  it('of a variant belongs to its parent’s page', async () => {
    await order('WALL-90-BLACK', 1, 'first-order')
    expect(host.changed).toEqual([['P801', 'bestsellers']])
  })

  it('is not told again for an order that was here before', async () => {
    await order('MIR-60', 1, 'first-order')
    await order('MIR-60', 1, 'first-order')
    expect(host.changed).toHaveLength(1)
  })
})

describe('reviews', () => {
  it('include those of shoppers once they are approved', async () => {
    const database = openHostDatabase(join(host.dataFolder, 'shop.db'), { clock: host.clock })
    database.reviews.add({ productId: 801, status: 1, doc: { product_id: 801, title: 'Fin vägg' } }, host.clock.now())
    database.reviews.add({ productId: 801, status: 2, doc: { product_id: 801, title: 'Väntar' } }, host.clock.now())
    database.close()
    expect((await hits('product_id', { eq: 801 }, 'review')).map(({ title }) => title)).toEqual([
      'Mycket nöjd',
      'Fin vägg',
    ])
  })
})
