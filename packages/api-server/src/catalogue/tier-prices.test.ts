import { afterAll, describe, expect, it } from 'vitest'
import { ApiHost, catalogueDocuments } from '../testing'
import { orderOf } from '../testing/shop-requests'

const tier = (customer_group_id: number, value: number, qty = 1) => ({ customer_group_id, qty, value })
const product = {
  id: 900,
  sku: 'SHELF',
  name: 'Hylla',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  price: 1000,
}
const mirror = { ...product, special_price: 950, tier_prices: [tier(1, 800), tier(1, 500, 10), tier(2, 700)] }
const wall = {
  ...product,
  id: 901,
  sku: 'PANEL',
  type_id: 'configurable',
  price: 0,
  configurable_children: [
    { id: 902, sku: 'PANEL-A', price: 2000, status: 1, tier_prices: [tier(1, 1500)] },
    { id: 903, sku: 'PANEL-B', price: 1800, status: 1 },
  ],
}
const documents = [
  ...catalogueDocuments,
  ...[mirror, wall].map((doc) => ({ type: 'product' as const, id: doc.id, doc })),
]

interface Priced {
  readonly sku: string
  readonly price_incl_tax: number
  readonly special_price_incl_tax: number
  readonly tier_prices?: readonly object[]
}
const INDEX = '/api/catalog/vue_storefront_magento_4/product/_search'

function shop(tierPrices: boolean) {
  const host = new ApiHost({ documents, tierPrices })
  afterAll(() => host.close())
  const read = async (path: string, body: object) =>
    (await host.post<{ hits: { hits: { _source: Priced }[] } }>(path, body)).body.hits.hits[0]?._source
  const filter = (sku: string) => ({
    _availableFilters: [],
    _appliedFilters: [{ attribute: 'sku', value: sku, scope: 'default' }],
    _appliedSort: [],
    _searchText: '',
  })
  return {
    host,
    bySearchQuery: (sku: string, group: object = {}) =>
      read(`${INDEX}?request_format=search-query`, { ...filter(sku), ...group }),
    byDsl: (sku: string, group: object = {}) => read(INDEX, { query: { term: { sku } }, ...group }),
  }
}

describe('prices of customer groups', () => {
  const { host, bySearchQuery, byDsl } = shop(true)

  it('are those of the group that is named, in either language [R6.05 price tiers]', async () => {
    for (const search of [bySearchQuery, byDsl]) {
      expect(await search('SHELF')).toMatchObject({ price_incl_tax: 950, special_price_incl_tax: 950 })
      expect(await search('SHELF', { groupId: 1 })).toMatchObject({ price_incl_tax: 800, special_price_incl_tax: 0 })
      expect(await search('SHELF', { groupId: '2' })).toMatchObject({ price_incl_tax: 700 })
      expect(await search('PANEL', { groupId: 1 })).toMatchObject({ price_incl_tax: 1500 })
      expect(await search('PANEL', { groupId: 7 })).toMatchObject({ price_incl_tax: 1800 })
    }
  })

  it('are filtered by as they are shown', async () => {
    const query = { bool: { filter: [{ term: { sku: 'SHELF' } }, { range: { price: { lt: 900 } } }] } }
    const total = async (group: object) =>
      (await host.post<{ total: number }>(`${INDEX}?response_format=compact`, { query, ...group })).body.total
    expect([await total({}), await total({ groupId: 1 })]).toEqual([0, 1])
  })

  it('follow the group token of the profile; a forged one is a guest’s [R6.05 price tiers]', async () => {
    const customer = { email: 'asa@example.se', firstname: 'Åsa', lastname: 'Berg' }
    await host.post('/api/user/create', { customer, password: 'hemligt1' })
    const {
      body: { result: token },
    } = await host.post<{ result: string }>('/api/user/login', { username: customer.email, password: 'hemligt1' })
    const me = await host.fetch('/api/user/me', { headers: { authorization: `Bearer ${token}` } })
    const {
      result: { groupToken },
    } = (await me.json()) as { result: { groupToken: string } }
    for (const search of [bySearchQuery, byDsl]) {
      expect(await search('SHELF', { groupToken })).toMatchObject({ price_incl_tax: 800 })
      expect(await search('SHELF', { groupToken: `${groupToken}x` })).toMatchObject({ price_incl_tax: 950 })
      // An access token opens accounts, it names no group.
      expect(await search('SHELF', { groupToken: token })).toMatchObject({ price_incl_tax: 950 })
    }
    host.clock.advance(24 * 60 * 60_000)
    expect(await bySearchQuery('SHELF', { groupToken })).toMatchObject({ price_incl_tax: 950 })
  })

  it('are the platform’s, too, by the token or by the id of the group [R7.26 token] [R7.26 userGroupId]', async () => {
    const customer = { email: 'bo@example.se', firstname: 'Bo', lastname: 'Ek' }
    await host.post('/api/user/create', { customer, password: 'hemligt1' })
    const {
      body: { result: token },
    } = await host.post<{ result: string }>('/api/user/login', { username: customer.email, password: 'hemligt1' })
    const price = async (query: string, authorization = '') => {
      const response = await host.fetch(`/api/product/render-list?skus=SHELF${query}`, { headers: { authorization } })
      return ((await response.json()) as { result: { items: { price_info: { final_price: number } }[] } }).result
        .items[0]?.price_info.final_price
    }
    expect(await price('')).toBe(950)
    expect(await price('&userGroupId=2')).toBe(700)
    expect(await price('&userGroupId=2', `Bearer ${token}`)).toBe(800)
    expect(await price('', 'Bearer nonsense')).toBe(950)
  })

  it('are what a cart and its order cost: the customer’s own, a guest’s for guests [R6.05 price tiers]', async () => {
    const customer = { email: 'eva@example.se', firstname: 'Eva', lastname: 'Ek' }
    await host.post('/api/user/create', { customer, password: 'hemligt1' })
    const {
      body: { result: token },
    } = await host.post<{ result: string }>('/api/user/login', { username: customer.email, password: 'hemligt1' })
    for (const [headers, price] of [
      [{ authorization: `Bearer ${token}` }, 800],
      [{}, 950],
    ] as const) {
      const call = async <Result>(path: string, body?: object) =>
        (await host.post<{ result: Result }>(path, body, headers)).body.result
      const cartId = await call<string | number>('/api/cart/create')
      const line = await call<object>(`/api/cart/update?cartId=${cartId}`, {
        cartItem: { sku: 'SHELF', qty: 2, quoteId: String(cartId) },
      })
      expect(line).toMatchObject({ price_incl_tax: price })
      const totals = await (await host.fetch(`/api/cart/totals?cartId=${cartId}`, { headers })).json()
      expect(totals).toMatchObject({ result: { subtotal_incl_tax: 2 * price } })
      const gross = 2 * price + 5
      const expected_totals = { grand_total: gross, tax_amount: gross / 5 }
      const placed = await host.post(
        '/api/order',
        orderOf([{ sku: 'SHELF', qty: 2 }], { order_id: `order-at-${price}`, expected_totals }),
        headers,
      )
      expect(placed.body).toMatchObject({ code: 200 })
    }
  })

  it('of other groups are not told', async () => {
    expect((await byDsl('SHELF', { groupId: 2 }))?.tier_prices).toEqual([tier(2, 700)])
    expect((await byDsl('SHELF'))?.tier_prices).toEqual([])
  })

  it('keep up with the stock', async () => {
    await byDsl('MIR-60', { groupId: 1 })
    await host.post('/api/order', orderOf([{ sku: 'MIR-60', qty: 2 }], { order_id: 'an-order' }))
    expect(await byDsl('MIR-60', { groupId: 1 })).toMatchObject({ stock: { qty: 1 } })
  })
})

describe('a shop without tier prices', () => {
  const { bySearchQuery } = shop(false)

  it('has one price for everybody', async () => {
    expect(await bySearchQuery('SHELF', { groupId: 1 })).toMatchObject({ price_incl_tax: 950 })
  })
})
