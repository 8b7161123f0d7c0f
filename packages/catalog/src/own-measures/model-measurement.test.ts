import { describe, expect, it } from 'vitest'
import { AttributeStore } from '../attributes/attribute-store'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { ProductStore } from '../product-page/product-store'
import { aCorner, COLORS, colorAttribute, FakeSearchGateway, FakeStockGateway, pricesOf, SIZES } from '../testing'
import type { CatalogueProduct } from '../document/product'
import { weightOfPiece } from './weight-of-piece'

async function open(childSku = 'SILJAN-B-80', corner: CatalogueProduct = aCorner()) {
  const config = DEFAULT_CATALOG_CONFIG
  const search = new FakeSearchGateway({ product: [corner], attribute: [colorAttribute] })
  const store = new ProductStore({
    search,
    stock: new FakeStockGateway(),
    attributes: new AttributeStore({ search, config }),
    categories: { known: [], current: undefined },
    config,
  })
  await store.load({ parentSku: 'SILJAN', childSku })
  const type = (width: string, depth: string, height: string) =>
    store.change((selection) =>
      selection.typeLength('width', width).typeLength('depth', depth).typeLength('height', height),
    )
  const measured = () => {
    const model = store.selection?.model
    if (!model) throw new Error('The product carries a model')
    return model
  }
  return { store, measured, type }
}

describe('own measures', () => {
  it('price the worked example live, while the document’s price stays as it is', async () => {
    const { store, measured, type } = await open()
    store.change((selection) => selection.setSizeMode('own'))
    type('874', '91,2 cm', '1 985')
    expect(measured().breakdown?.total).toBe(693_200)
    expect(store.selection?.price).toEqual({ regular: 693_200, from: false })
    expect(store.product).toMatchObject({ sku: 'SILJAN-B-OWN', price_incl_tax: 7062 })
    expect(weightOfPiece(measured())).toBeCloseTo(70.9, 1)
    expect(measured().delivery).toEqual({ from: 18, to: 25 })
    expect(measured().breakdown?.lines.map(({ code }) => code)).toEqual([
      'glass',
      'edge',
      'hardware',
      'made-to-measure',
    ])
  })

  it('become a cart line with every length and choice, and the snapshot with its price', async () => {
    const { store, type } = await open()
    store.change((selection) => selection.setSizeMode('own'))
    type('874', '912', '1985')
    store.change((selection) => selection.chooseOption('904', '9042'))
    const outcome = await store.toCartItems()
    expect(outcome).toMatchObject({
      ok: true,
      value: [
        {
          sku: 'SILJAN-B-OWN',
          price_incl_tax: 7535,
          made_to_measure: {
            version: 1,
            family: 'enclosure-corner',
            profile: 'black-matt',
            measures: { width: 874, depth: 912, height: 1985 },
            choices: { glass: 'grey', hinge_side: 'left' },
          },
          product_option: {
            extension_attributes: {
              custom_options: [
                { option_id: '901', option_value: '874' },
                { option_id: '902', option_value: '912' },
                { option_id: '903', option_value: '1985' },
                { option_id: '904', option_value: '9042' },
                { option_id: '905', option_value: '9051' },
              ],
            },
          },
        },
      ],
    })
    expect(outcome.ok && outcome.value[0]?.options).toContainEqual({ label: 'Bredd fram', value: '874 mm' })
  })

  it('of a standard size choose that variant: own stock and price, no fee, no lengths on the line', async () => {
    const { store, measured, type } = await open('SILJAN-B-OWN')
    type('800', '800', '2000')
    expect(measured().standardSize?.size_value).toBe(SIZES.small)
    expect(measured().mode).toBe('own')
    expect(store.product).toMatchObject({ sku: 'SILJAN-B-80' })
    expect(store.selection?.price).toEqual({ regular: 499_500, from: false })
    expect(measured().breakdown).toBeUndefined()
    expect(measured().delivery).toEqual({ from: 5, to: 8 })
    const outcome = await store.toCartItems()
    expect(outcome).toMatchObject({
      ok: true,
      value: [
        {
          sku: 'SILJAN-B-80',
          product_option: { extension_attributes: { custom_options: [{ option_id: '904' }, { option_id: '905' }] } },
        },
      ],
    })
    expect(outcome.ok && outcome.value[0]).not.toHaveProperty('made_to_measure')
  })

  it('of a size that is not made in this colour are cut', async () => {
    const { store, measured, type } = await open('SILJAN-C-OWN')
    type('800', '800', '2000')
    expect(measured().standardSize).toBeUndefined()
    expect(measured().issues).toEqual([])
    expect(store.product?.sku).toBe('SILJAN-C-OWN')
    expect(measured().delivery).toEqual({ from: 18, to: 25 })
  })

  it('that are wrong have no price, name every reason, and price glass for the nearest possible piece', async () => {
    const { store, measured, type } = await open('SILJAN-B-OWN')
    type('1300', 'bred', '2000')
    expect(measured().issues).toContainEqual({ field: 'width', rule: 'max', limit: 1200, actual: 1300 })
    expect(measured().issues).toContainEqual({ field: 'depth', rule: 'not-a-length', limit: null, actual: 'bred' })
    expect(measured().issues.filter(({ field }) => field === 'depth')).toHaveLength(1)
    expect([measured().breakdown?.total, weightOfPiece(measured()), store.selection?.price]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    const surcharges = () =>
      store.selection?.customOptions.map(({ values }) => values.map(({ surcharge }) => surcharge))
    const whileWrong = surcharges()
    expect(await store.toCartItems()).toEqual({
      ok: false,
      rejection: { code: 'measures-broken', issues: measured().issues },
    })
    type('1200', '900', '2000')
    expect(whileWrong).toEqual(surcharges())
  })

  it('that are too narrow together are named once, with the length that would do', async () => {
    const corner = aCorner()
    const model = { ...corner.made_to_measure!, limits: [{ rule: 'max-ratio', value: 5 } as const] }
    const { measured, type } = await open('SILJAN-B-OWN', { ...corner, made_to_measure: model })
    const keys = []
    for (const height of ['1', '19', '198', '1985']) {
      type('900', '900', height)
      keys.push(measured().issues.map(({ field, rule }) => `${field} ${rule}`))
    }
    expect(keys).toEqual([['height min'], ['height min'], ['height min'], ['width max-ratio']])
    expect(measured().issues).toMatchObject([{ mend: { field: 'width', length: 992, bound: 'min' } }])
  })

  it('begin with the lengths of the chosen standard size, and stay after the shopper has typed', async () => {
    const { store, measured } = await open()
    expect(measured().typed).toEqual({ width: '800', depth: '800', height: '2000' })
    store.change((selection) => selection.choose('size', SIZES.large))
    store.change((selection) => selection.setSizeMode('own'))
    expect(measured().typed['width']).toBe('900')
    store.change((selection) => selection.typeLength('width', '89,3 cm').commitLength('width'))
    expect(measured().typed['width']).toBe('893')
    store.change((selection) => selection.setSizeMode('standard'))
    expect(store.product?.sku).toBe('SILJAN-B-90')
    expect(measured().typed['width']).toBe('893')
    store.change((selection) => selection.setLengths({ width: 700 }))
    expect(measured().typed).toEqual({ width: '700', depth: '900', height: '2000' })
  })

  it('are reduced by the special price of the default measures', async () => {
    const children = (aCorner().configurable_children ?? []).map((child) =>
      child.sku === 'SILJAN-B-OWN'
        ? {
            ...child,
            ...pricesOf(6562),
            original_price_incl_tax: 7062,
            special_price: 5249.6,
            special_price_incl_tax: 6562,
          }
        : child,
    )
    const { store, type } = await open('SILJAN-B-OWN', aCorner({ configurable_children: children }))
    type('874', '912', '1985')
    expect(store.selection?.price).toEqual({ regular: 693_200, special: 643_200, from: false })
    expect(await store.toCartItems()).toMatchObject({
      ok: true,
      value: [{ price_incl_tax: 6432, original_price_incl_tax: 6932 }],
    })
  })

  it('price a choice by the model, a standard size by the document', async () => {
    const { store, type } = await open()
    const glass = () =>
      store.selection?.customOptions.find(({ id }) => id === '904')?.values.map(({ surcharge }) => surcharge)
    expect(glass()).toEqual([0, 60_000])
    store.change((selection) => selection.setSizeMode('own'))
    type('874', '912', '1985')
    expect(glass()).toEqual([0, 60_300])
    expect(store.selection?.customOptions.map(({ title }) => title)).toEqual(['Glas', 'Gångjärn'])
  })

  it('follow the colour and survive a snapshot', async () => {
    const { store, measured, type } = await open('SILJAN-B-OWN')
    type('874', '912', '1985')
    store.change((selection) => selection.choose('color', COLORS.chrome))
    expect([measured().profile, measured().breakdown?.total]).toEqual(['chrome', 663_200])
    const copy = (await open()).store
    await copy.hydrate(JSON.parse(JSON.stringify(store.snapshot)) as typeof store.snapshot)
    expect(copy.selection?.model?.breakdown?.total).toBe(663_200)
  })
})
