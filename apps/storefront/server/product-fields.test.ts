import type { ProductStore } from '@vitrin/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderingShop, type RenderingShop } from './testing/rendering-shop'

let shop: RenderingShop
const carried: Record<string, NonNullable<ProductStore['parent']>> = {}

/** The host maps an address to its product; the others are searched by sku. */
const PAGES = {
  mapped: '/sv/tillbehor/glasskrapa-vik-mattsvart',
  squeegee: '/sv/p/KG-2001/glasskrapa-vik-mattsvart',
  corner: '/sv/p/KG-1042/duschhorna-siljan',
  reduced: '/sv/p/KG-1043/duschhorna-siljan-rok',
  bundle: '/sv/p/KG-2701/hallpaket-med-spegel',
  group: '/sv/p/KG-2601/skotselpaket',
} as const

beforeAll(async () => {
  shop = await renderingShop()
  for (const [name, url] of Object.entries(PAGES)) {
    const { model } = (await shop.page(url)).state.storefront.page!
    carried[name] = (model as { store: Required<Pick<ProductStore, 'parent'>> }).store.parent!
  }
})
afterAll(() => shop.close())

const squeegeeFields: readonly (readonly [group: string, fields: object])[] = [
  ['identity', { id: 2001, sku: 'KG-2001', parentSku: 'KG-2001', parentId: 2001 }],
  ['identity', { name: 'Glasskrapa Vik, mattsvart', slug: 'glasskrapa-vik-mattsvart-2001' }],
  ['type', { type_id: 'simple' }],
  ['status', { status: 1 }],
  ['visibility', { visibility: 4 }],
  ['price family', { price: 196, price_tax: 49, price_incl_tax: 245, tax_class_id: '2' }],
  ['price family', { original_price: 196, original_price_tax: 49, original_price_incl_tax: 245 }],
  ['price family', { special_price: 0, special_price_tax: 0, special_price_incl_tax: 0 }],
  ['price family', { final_price: 196, final_price_tax: 49, final_price_incl_tax: 245 }],
  ['special dates', { special_from_date: null, special_to_date: null }],
  [
    'tiers',
    {
      tier_prices: [
        { customer_group_id: 2, qty: 1, value: 209 },
        { customer_group_id: 2, qty: 10, value: 189 },
      ],
    },
  ],
  ['images', { image: '/accessory-squeegee-black.webp' }],
  ['images', { small_image: '/accessory-squeegee-black.webp', thumbnail: '/accessory-squeegee-black.webp' }],
  ['stock', { stock: { is_in_stock: true, qty: 8 }, qty: 1 }],
  ['urls', { url_key: 'glasskrapa-vik-mattsvart', url_path: 'tillbehor/glasskrapa-vik-mattsvart' }],
  ['categories', { category_ids: ['51', '7'], category: [{ name: 'Skötsel' }, { name: 'Tillbehör' }] }],
  ['colour', { color: '5511' }],
]

describe('the page of a product carries from the host', () => {
  it.each(squeegeeFields)('its %s: %j [R3.01 $0]', (_, fields) => {
    expect(carried['squeegee']).toMatchObject(fields)
    expect(carried['mapped']).toMatchObject(fields)
  })

  it('the days of a special price [R3.01 special dates]', () => {
    const day = /^\d{4}-\d{2}-\d{2} 00:00:00$/
    const { special_from_date: from, special_to_date: to } = carried['reduced']!
    expect([from, to]).toEqual([expect.stringMatching(day), expect.stringMatching(day)])
    const days = (Date.parse(to!) - Date.parse(from!)) / (24 * 60 * 60 * 1000)
    // The hour of summer time may be between them.
    expect(Math.round(days)).toBe(49)
  })

  it('the gallery, with the label of each picture and the video of a film [R3.01 gallery]', () => {
    const gallery = carried['corner']!.media_gallery
    expect(gallery?.[0]).toMatchObject({
      image: '/corner-black-clear-studio.webp',
      lab: 'Duschhörna Siljan, mattsvart, klarglas',
      vid: null,
    })
    expect(gallery?.at(-1)).toMatchObject({
      image: '/corner-film.webp',
      vid: { url: '/films/duschhorna-siljan.webm', title: 'Så blir en duschhörna till' },
    })
  })

  it('the options of a configurable product and their values [R3.02 configurable_options]', () => {
    expect(carried['corner']!.configurable_options?.[0]).toMatchObject({
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Profil och beslag',
      values: [
        { value_index: 5511, label: 'Mattsvart', default_label: 'Matt black' },
        { value_index: 5512, label: 'Krom', default_label: 'Chrome' },
        { value_index: 5513, label: 'Borstad mässing', default_label: 'Brushed brass' },
      ],
    })
  })

  it('its variants [R3.02 configurable_children] [R3.01 colour] [R3.01 size] [R3.03 custom_attributes]', () => {
    expect(carried['corner']!.configurable_children?.[0]).toMatchObject({
      id: 104201,
      sku: 'KG-1042-SV-6101',
      price: 4716,
      price_incl_tax: 5895,
      original_price_incl_tax: 5895,
      special_price: 0,
      color: '5511',
      size: '6101',
      image: '/corner-black-clear-studio.webp',
      status: 1,
      custom_attributes: [
        { attribute_code: 'color', value: '5511' },
        { attribute_code: 'size', value: '6101' },
      ],
    })
  })

  it('the products of a group, with how many of each [R3.02 product_links]', () => {
    expect(carried['group']!.product_links?.[0]).toMatchObject({
      sku: 'KG-2601',
      link_type: 'associated',
      linked_product_sku: 'KG-2001',
      linked_product_type: 'simple',
      extension_attributes: { qty: 1 },
      product: { sku: 'KG-2001', qty: 1 },
    })
  })

  it('the options of a bundle, with the default of each [R3.02 bundle_options]', () => {
    expect(carried['bundle']!.bundle_options?.[0]).toMatchObject({
      option_id: 27011,
      product_links: [{ sku: 'KG-1451', qty: 1, is_default: true, product: { sku: 'KG-1451' } }, {}],
    })
  })

  it('what its attributes are called [R3.03 attributes_metadata]', () => {
    expect(carried['squeegee']!.attributes_metadata).toMatchObject([
      { attribute_id: 154, attribute_code: 'material', frontend_label: 'Material', options: [{ label: 'Silikon' }] },
    ])
  })
})
