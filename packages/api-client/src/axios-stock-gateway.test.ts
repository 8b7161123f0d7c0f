import { stockGatewayContract } from '@vitrin/catalog/contracts'
import { describe, expect, it } from 'vitest'
import { AxiosPriceGateway } from './axios-price-gateway'
import { AxiosStockGateway } from './axios-stock-gateway'
import type { HttpOptions } from './create-http'
import { FakeLease } from './testing/fake-lease'
import { json, recordingHost, type SeenRequest } from './testing/recording-host'

function stockHost() {
  const item = (sku: string) => ({ product_id: Number(sku), qty: 1, is_in_stock: true, manage_stock: true })
  return recordingHost(({ url }: SeenRequest) => {
    if (url.pathname === '/api/stock/check') return json({ code: 200, result: item(url.searchParams.get('sku') ?? '') })
    const skus = url.searchParams.get('skus')?.split(',') ?? []
    return skus.includes('666')
      ? json({ code: 500, result: { errorMessage: 'unknown', code: 404 } }, 500)
      : json({ code: 200, result: skus.map(item) })
  })
}

stockGatewayContract('AxiosStockGateway', { open: () => new AxiosStockGateway(stockHost().http), skus: ['7', '3'] })

describe('AxiosStockGateway', () => {
  const skus = Array.from({ length: 32 }, (_, index) => String(index + 1))

  it('checks one sku, and lists many in chunks of 15 [R7.14 check] [R7.14 list] [R9.12 stock chunks]', async () => {
    const { http, seen } = stockHost()
    const gateway = new AxiosStockGateway(http)
    expect(await gateway.check('7')).toMatchObject({ product_id: 7 })
    expect(await gateway.list([...skus, '1', 'a,b'])).toHaveLength(32)
    expect(seen[0]?.url.searchParams.get('sku')).toBe('7')
    expect(seen.map(({ url }) => [url.pathname, url.searchParams.get('skus')?.split(',').length])).toEqual([
      ['/api/stock/check', undefined],
      ['/api/stock/list', 15],
      ['/api/stock/list', 15],
      ['/api/stock/list', 2],
    ])
  })

  it('requests each sku of a refused chunk on demand, so that an unknown sku hides no other sku', async () => {
    const { http, seen } = stockHost()
    const items = await new AxiosStockGateway(http).list(['1', '666', '3'], 'one by one')
    expect(items.map(({ product_id }) => product_id)).toEqual([1, 3])
    expect(seen.map(({ url }) => url.searchParams.get('skus'))).toEqual(['1,666,3', '1', '666', '3'])
  })

  it('leaves out a chunk that the host refuses, and throws for a single check [R7.14 check] [R7.14 list]', async () => {
    const gateway = new AxiosStockGateway(stockHost().http)
    expect(
      (await gateway.list([...skus.slice(0, 14), '666', ...skus.slice(14, 20)])).map(({ product_id }) => product_id),
    ).toEqual([15, 16, 17, 18, 19, 20])
    expect(await gateway.list(['666'])).toEqual([])
    await expect(
      new AxiosStockGateway(recordingHost(() => json({ code: 404, result: 'unknown' }, 404)).http).check('1'),
    ).rejects.toThrow('unknown')
  })
})

describe('AxiosPriceGateway', () => {
  const item = {
    id: 502,
    price_info: {
      final_price: 4995,
      regular_price: 5495,
      special_price: 4995,
      extension_attributes: { tax_adjustments: { final_price: 3996, regular_price: 4396 } },
    },
  }

  it('sends the shopper’s group only when groups have prices of their own [R7.26 userGroupId]', async () => {
    const { http, seen } = recordingHost(() => json({ code: 200, result: { items: [] } }))
    await new AxiosPriceGateway(http, {
      account: () => 'guest',
      currencyCode: 'SEK',
      storeId: 4,
      userGroupId: () => 2,
    }).renderList(['A'])
    await new AxiosPriceGateway(http, {
      account: () => 'guest',
      currencyCode: 'SEK',
      storeId: 4,
      userGroupId: () => undefined,
    }).renderList(['A'])
    expect(seen.map(({ url }) => url.searchParams.get('userGroupId'))).toEqual(['2', null])
  })

  it('sends the token of the account, in the address only where it is not in the header [R7.26 token]', async () => {
    const options = { account: () => '7', currencyCode: 'SEK', storeId: 4 }
    const tokens = new FakeLease(['t-1'])
    const sent = async (more: Partial<HttpOptions>) => {
      const { http, seen } = recordingHost(() => json({ code: 200, result: { items: [] } }), { tokens, ...more })
      await new AxiosPriceGateway(http, options).renderList(['A'])
      return seen.map(({ url, headers }) => [headers.get('authorization'), url.searchParams.get('token')])
    }
    expect(await sent({})).toEqual([['Bearer t-1', null]])
    expect(await sent({ tokenInHeader: false })).toEqual([[null, 't-1']])
  })

  it('sends skus, currency and store to render-list [R7.26 skus] [R7.26 currencyCode] [R7.26 storeId]', async () => {
    const { http, seen } = recordingHost(() => json({ code: 200, result: { items: [item] } }))
    const gateway = new AxiosPriceGateway(http, { account: () => 'guest', currencyCode: 'SEK', storeId: 4 })
    expect(await gateway.renderList(['A', 'B'])).toEqual([item])
    expect([seen[0]?.method, seen[0]?.url.pathname]).toEqual(['GET', '/api/product/render-list'])
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({
      skus: 'A,B',
      currencyCode: 'SEK',
      storeId: '4',
      storeCode: 'sv',
    })
  })

  it('gives an empty list when the host refuses [R7.26 empty items]', async () => {
    expect(
      await new AxiosPriceGateway(recordingHost(() => json({ code: 500, result: 'no' }, 500)).http, {
        account: () => 'guest',
        currencyCode: 'SEK',
        storeId: 4,
      }).renderList(['A']),
    ).toEqual([])
  })
})
