import type { FieldRefusal } from '@vitrin/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { ApiHost } from '../testing'
import { refusedFields } from '../testing/refused-fields'

const host = new ApiHost()
afterAll(() => host.close())

interface Envelope<Result> {
  readonly code: number
  readonly result: Result
  readonly fields?: readonly FieldRefusal[] | undefined
}
const get = async <Result = unknown>(path: string): Promise<Envelope<Result>> => {
  const { body } = await host.get<Envelope<Result>>(path)
  return { ...body, fields: refusedFields(body) }
}

describe('url map', () => {
  const map = (body: object) =>
    host.post<{ _type: string; _id: string; _source: Record<string, unknown> } | null>('/api/url/map', body)

  it('finds products, categories and pages by their exact address [R7.19]', async () => {
    expect((await map({ url: 'speglar/mir-60' })).body).toMatchObject({
      _index: 'vue_storefront_magento_4',
      _type: 'product',
      _id: '811',
      _source: { sku: 'MIR-60', price_incl_tax: 1495, price: 1196 },
    })
    expect((await map({ url: 'speglar' })).body).toMatchObject({ _type: 'category', _source: { id: 32 } })
    expect((await map({ url: 'om-oss' })).body).toMatchObject({ _type: 'cms_page', _source: { id: 7 } })
  })

  it('answers null where nothing lies [R7.19]', async () => {
    for (const url of ['Speglar', 'speglar/', 'footer_links', 'nothing']) expect((await map({ url })).body).toBeNull()
  })

  it('gives the fields that were asked for, unshortened', async () => {
    expect(
      (await map({ url: 'speglar/mir-60', includeFields: ['sku', 'name'], excludeFields: ['name'] })).body?._source,
    ).toEqual({ sku: 'MIR-60' })
    expect((await map({ url: 'speglar/mir-60', includeFields: null, excludeFields: [] })).body?._source).toHaveProperty(
      'name',
    )
  })

  it('needs an address', async () => {
    expect(await map({})).toMatchObject({
      status: 400,
      body: { meta: { errors: [{ field: 'url', expected: 'is required (a string)' }] } },
    })
    expect((await host.get('/api/url/map')).status).toBe(405)
  })
})

describe('stock', () => {
  it('is answered for one sku, in the query or in the path [R7.14 check]', async () => {
    const stock = { code: 200, result: { product_id: 802, qty: 2, is_in_stock: true } }
    expect(await get('/api/stock/check?sku=WALL-90-BLACK')).toMatchObject(stock)
    expect(await get('/api/stock/check/WALL-90-BLACK')).toMatchObject(stock)
  })

  it.each([
    ['product_id', 802],
    ['qty', 2],
    ['is_in_stock', true],
  ])('has the field %s [R3.05 $0]', async (field, value) => {
    const { result } = await get<object>('/api/stock/check?sku=WALL-90-BLACK')
    expect(result).toMatchObject({ [field]: value })
  })

  it('is answered for several skus, in the order of the request [R7.14 list]', async () => {
    const { result } = await get<readonly { product_id: number }[]>(
      '/api/stock/list?skus=MIR-60,WALL-90-CHROME,HINGE-12',
    )
    expect(result.map(({ product_id }) => product_id)).toEqual([811, 803, 810])
  })

  it('of a product without a stock document is in stock, in every call', async () => {
    const unstocked = { product_id: 990, qty: 0, is_in_stock: true, manage_stock: false }
    const shop = new ApiHost({
      documents: [
        { type: 'product', id: 990, doc: { id: 990, sku: 'JAR', name: 'Burk', type_id: 'simple', price: 9 } },
      ],
    })
    const answer = async (path: string) => (await shop.get<Envelope<unknown>>(path)).body.result
    expect(await answer('/api/stock/check?sku=JAR')).toEqual(unstocked)
    expect(await answer('/api/stock/check/JAR')).toEqual(unstocked)
    expect(await answer('/api/stock/list?skus=JAR')).toEqual([unstocked])
    const cart = (await shop.post<Envelope<string>>('/api/cart/create')).body.result
    const update = await shop.post<Envelope<unknown>>(`/api/cart/update?cartId=${cart}`, {
      cartItem: { sku: 'JAR', qty: 2 },
    })
    expect(update.body.result).toMatchObject({ sku: 'JAR', qty: 2 })
    shop.close()
  })

  it('of an unknown sku is unknown, and spoils the list', async () => {
    expect(await get('/api/stock/check?sku=NONE')).toMatchObject({
      code: 404,
      result: { code: 404, errorMessage: expect.stringContaining('NONE') },
    })
    expect(await get('/api/stock/list?skus=MIR-60,NONE')).toMatchObject({ code: 404 })
  })

  it('needs a sku', async () => {
    expect(await get('/api/stock/check')).toMatchObject({
      code: 400,
      fields: [{ field: 'sku', message: 'is required (a string)' }],
    })
    expect(await get('/api/stock/list?skus=,')).toMatchObject({ code: 400, fields: [{ field: 'skus' }] })
  })
})

describe('prices of the platform', () => {
  it('are gross and net, for products and variants [R7.26 skus] [R7.26 currencyCode] [R7.26 storeId]', async () => {
    const { result } = await get<{ items: readonly unknown[] }>(
      '/api/product/render-list?skus=MIR-80,WALL-90-BLACK,NONE&currencyCode=SEK&storeId=4',
    )
    expect(result.items).toEqual([
      expect.objectContaining({
        id: 812,
        type: 'simple',
        currency_code: 'SEK',
        store_id: 4,
        price_info: expect.objectContaining({
          final_price: 1990,
          regular_price: 4000,
          special_price: 1990,
          extension_attributes: {
            tax_adjustments: expect.objectContaining({ final_price: 1592, regular_price: 3200, special_price: 1592 }),
          },
        }),
      }),
      expect.objectContaining({
        id: 802,
        price_info: expect.objectContaining({ final_price: 3995, special_price: null }),
      }),
    ])
  })
})

describe('custom sizes', () => {
  const ask = (call: string, query = '') => get<never>(`/api/ext/custom-size/${call}?sku=DOOR${query}`)
  const price = (query: string) => ask('simple-product-price', query)
  const choices = '&choices[glass]=clear&choices[hinge_side]=left&options[93]=5511'

  it('tell attributes, choices and lengths to choose [R7.20 configurable-options]', async () => {
    expect((await ask('configurable-options')).result).toMatchObject([
      {
        attribute_id: '93',
        attribute_code: 'color',
        position: 0,
        values: [
          { value_index: 5511, label: 'Svart matt' },
          { value_index: 5512, label: 'Krom' },
        ],
      },
      {
        option_id: 904,
        attribute_code: 'glass',
        label: 'Glas',
        values: [{ value_index: 9041, label: 'Klarglas', choice: 'clear' }, { choice: 'grey' }],
      },
      { option_id: 905, attribute_code: 'hinge_side', position: 2 },
      {
        option_id: 901,
        attribute_code: 'width',
        values: [],
        input: { type: 'number', min: 600, max: 1000, step: 1, unit: 'mm' },
      },
      { option_id: 903, attribute_code: 'height' },
    ])
  })

  it('tell the limits of every length [R7.20 customizable-attribute-values]', async () => {
    expect((await ask('customizable-attribute-values')).result).toEqual([
      { attribute_code: 'width', label: 'Bredd', min: 600, max: 1000, step: 1, unit: 'mm', default: 800 },
      { attribute_code: 'height', label: 'Höjd', min: 1800, max: 2100, step: 1, unit: 'mm', default: 2000 },
    ])
  })

  it('cost what the model says, with its breakdown [R7.20 simple-product-price]', async () => {
    // 0.893 m × 2.010 m × 1,150 kr = 2,064 kr; 490; 1,790; 575.
    const { result } = await price(`&measures[width]=893&measures[height]=2010&qty=2${choices}`)
    expect(result).toMatchObject({
      sku: 'DOOR-OWN-BLACK',
      currency: 'SEK',
      qty: 2,
      price_incl_tax: 4919,
      price: 3935.2,
      row_total_incl_tax: 9838,
      made_to_measure: { profile: 'black-matt', measures: { width: 893, height: 2010 }, breakdown: { total: 491_900 } },
    })
  })

  it('are refused field by field', async () => {
    expect((await price(`&measures[width]=1400${choices}`)).fields).toEqual([
      { field: 'measures.width', message: 'should be at most 1000 mm' },
      { field: 'measures.height', message: 'is required' },
    ])
    expect(
      (await price('&measures[width]=893&measures[height]=2010&choices[glass]=gold&options[93]=5511')).fields,
    ).toEqual([
      { field: 'choices.glass', message: 'should be one of the values offered' },
      { field: 'choices.hinge_side', message: 'is required' },
    ])
    expect((await price('&options[93]=5512')).fields).toEqual([
      { field: 'options.93', message: 'should be a value that can be made to measure' },
    ])
    expect((await price('&options[77]=1')).fields).toEqual([
      { field: 'options.77', message: 'is no option of this product' },
    ])
    expect((await price(`&measures[width]=800&measures[height]=2000${choices}`)).fields).toMatchObject([
      { field: 'measures.width' },
    ])
  })

  it('belong to products that have them', async () => {
    expect(await get('/api/ext/custom-size/configurable-options?sku=MIR-60')).toMatchObject({ code: 404 })
    expect(await get('/api/ext/custom-size/configurable-options?sku=NONE')).toMatchObject({ code: 404 })
    expect(await get('/api/ext/custom-size/simple-product-price')).toMatchObject({
      code: 400,
      fields: [{ field: 'sku' }],
    })
  })
})

describe('version', () => {
  it.each(['/api', '/api/'])('is answered at %s', async (path) => {
    expect(await get(path)).toMatchObject({ code: 200, result: { version: expect.stringMatching(/^\d/) } })
  })
})
