import type { CatalogueProduct } from '../document/product'
import { aChild, aProduct, pricesOf } from './a-product'
import { COLORS, SIZES } from './attributes'
import { cornerModel } from './corner-model'

/** A corner with two standard sizes and own measures; the small one is not made in chrome. */
export function aCorner(overrides: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return aProduct({
    id: 501,
    sku: 'SILJAN',
    name: 'Duschhörna Siljan',
    type_id: 'configurable',
    ...pricesOf(4995),
    minimal_price: 4995,
    max_price: 7200,
    image: '/siljan.webp',
    url_path: 'duschhornor/siljan',
    slug: 'siljan-501',
    category_ids: ['31'],
    color_options: [COLORS.black, COLORS.chrome],
    size_options: Object.values(SIZES),
    stock: { product_id: 501, qty: 0, is_in_stock: true },
    configurable_options: [
      {
        id: 71,
        attribute_id: '93',
        attribute_code: 'color',
        label: 'Profil',
        values: [{ value_index: 5511, label: 'Mattsvart', default_label: 'Matt black' }, { value_index: 5512 }],
      },
      {
        id: 72,
        attribute_id: '142',
        attribute_code: 'size',
        label: 'Storlek',
        values: [
          { value_index: 6101, label: '80x80' },
          { value_index: 6102, label: '90x90' },
          { value_index: 6199, label: 'Egna mått' },
        ],
      },
    ],
    configurable_children: [
      aChild({ id: 511, sku: 'SILJAN-B-80', color: COLORS.black, size: SIZES.small, image: '/siljan-black.webp' }),
      aChild({
        id: 512,
        sku: 'SILJAN-B-90',
        color: COLORS.black,
        size: SIZES.large,
        ...pricesOf(5495),
        image: '/siljan-black.webp',
      }),
      aChild({
        id: 513,
        sku: 'SILJAN-B-OWN',
        color: COLORS.black,
        size: SIZES.own,
        ...pricesOf(7062),
        image: '/siljan-black.webp',
        stock: { product_id: 513, qty: 0, is_in_stock: true, manage_stock: false },
      }),
      aChild({
        id: 522,
        sku: 'SILJAN-C-90',
        color: COLORS.chrome,
        size: SIZES.large,
        ...pricesOf(5295),
        image: '/siljan-chrome.webp',
        stock: { product_id: 522, qty: 0, is_in_stock: false, manage_stock: true },
      }),
      aChild({
        id: 523,
        sku: 'SILJAN-C-OWN',
        color: COLORS.chrome,
        size: SIZES.own,
        ...pricesOf(6762),
        image: '/siljan-chrome.webp',
        stock: { product_id: 523, qty: 0, is_in_stock: true, manage_stock: false },
      }),
    ],
    custom_options: [
      ...cornerModel.dimensions.map(({ option_id, label }) => ({
        option_id,
        title: label,
        type: 'field',
        is_require: false,
      })),
      {
        option_id: 904,
        title: 'Glas',
        type: 'radio',
        is_require: true,
        sort_order: 4,
        values: [
          { option_type_id: 9041, title: 'Klarglas', price: 0, price_type: 'fixed' },
          { option_type_id: 9042, title: 'Rökfärgat', price: 600, price_type: 'fixed' },
        ],
      },
      {
        option_id: 905,
        title: 'Gångjärn',
        type: 'radio',
        is_require: true,
        sort_order: 5,
        values: [
          { option_type_id: 9051, title: 'Vänster', price: 0, price_type: 'fixed' },
          { option_type_id: 9052, title: 'Höger', price: 0, price_type: 'fixed' },
        ],
      },
    ],
    made_to_measure: cornerModel,
    ...overrides,
  })
}
