import type { MadeToMeasureModel } from '@vitrin/made-to-measure'
import { ore } from '@vitrin/pricing'
import type { Attribute } from '../attributes/attribute'
import type { Category } from '../categories/category'
import type { CatalogueProduct } from '../document/product'
import type { ConfigurableChild } from '../document/variant'

/** Prices of a document for one gross amount at 25 percent, as a host writes them. */
export function pricesOf(
  gross: number,
): Pick<
  CatalogueProduct,
  | 'price'
  | 'price_tax'
  | 'price_incl_tax'
  | 'original_price'
  | 'original_price_incl_tax'
  | 'final_price'
  | 'special_price'
  | 'special_price_incl_tax'
> {
  const net = gross / 1.25
  return {
    price: net,
    price_tax: gross - net,
    price_incl_tax: gross,
    original_price: net,
    original_price_incl_tax: gross,
    final_price: net,
    special_price: 0,
    special_price_incl_tax: 0,
  }
}

export const COLORS = { black: '5511', chrome: '5512', brass: '5513' } as const
export const SIZES = { small: '6101', large: '6102', own: '6199' } as const

export const colorAttribute: Attribute = {
  attribute_id: 93,
  attribute_code: 'color',
  frontend_label: 'Profil',
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: '1',
  options: [
    { value: '', label: ' ' },
    { value: COLORS.black, label: 'Mattsvart' },
    { value: COLORS.chrome, label: 'Krom' },
    { value: COLORS.brass, label: 'Mässing' },
  ],
}

export const sizeAttribute: Attribute = {
  attribute_id: 142,
  attribute_code: 'size',
  frontend_label: 'Storlek',
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: '0',
  options: [
    { value: SIZES.small, label: '80x80' },
    { value: SIZES.large, label: '90x90' },
    { value: SIZES.own, label: 'Egna mått' },
  ],
}

export function aChild(
  overrides: Partial<ConfigurableChild> & Pick<ConfigurableChild, 'id' | 'sku'>,
): ConfigurableChild {
  return {
    status: 1,
    visibility: 1,
    ...pricesOf(4995),
    stock: { product_id: overrides.id, qty: 4, is_in_stock: true, manage_stock: true },
    ...overrides,
  }
}

export function aProduct(overrides: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return {
    id: 610,
    sku: 'MIR-60-RUND',
    name: 'Rund spegel 60 cm',
    type_id: 'simple',
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    ...pricesOf(1495),
    image: '/mirror.webp',
    url_path: 'speglar/rund-spegel-60',
    slug: 'rund-spegel-60-610',
    category_ids: ['35'],
    stock: { product_id: 610, qty: 12, is_in_stock: true, manage_stock: true },
    ...overrides,
  }
}

/** The worked example of the made-to-measure design: 874 × 912 × 1985 in matt black costs 6,932 kr. */
export const cornerModel: MadeToMeasureModel = {
  version: 1,
  family: 'enclosure-corner',
  size_value: SIZES.own,
  dimensions: [
    { code: 'width', option_id: 901, label: 'Bredd fram', min: 700, max: 1200, step: 1, default: 900 },
    { code: 'depth', option_id: 902, label: 'Djup sida', min: 700, max: 1200, step: 1, default: 900 },
    { code: 'height', option_id: 903, label: 'Höjd', min: 1900, max: 2100, step: 1, default: 2000 },
  ],
  standard_sizes: [
    { size_value: SIZES.small, width: 800, depth: 800, height: 2000 },
    { size_value: SIZES.large, width: 900, depth: 900, height: 2000 },
  ],
  choices: [
    {
      code: 'glass',
      option_id: 904,
      values: [
        { id: 'clear', option_type_id: 9041 },
        { id: 'grey', option_type_id: 9042 },
      ],
    },
    {
      code: 'hinge_side',
      option_id: 905,
      values: [
        { id: 'left', option_type_id: 9051 },
        { id: 'right', option_type_id: 9052 },
      ],
    },
  ],
  profiles: [
    { id: 'black-matt', color: COLORS.black },
    { id: 'chrome', color: COLORS.chrome },
  ],
  limits: [
    { rule: 'max-area', m2: 3 },
    { rule: 'max-weight-per-hinge', kg: 25 },
    { rule: 'max-ratio', value: 8 },
  ],
  thickness: 8,
  density_kg_per_m2_mm: 2.5,
  adjustment: { minus: 0, plus: 15 },
  price: {
    glass_per_m2: { clear: ore(115_000), grey: ore(132_000) },
    edge: ore(49_000),
    hardware: { chrome: ore(149_000), 'black-matt': ore(179_000) },
    made_to_measure_fee: ore(57_500),
    minimum: ore(299_500),
  },
  delivery: { standard_days: [5, 8], made_to_measure_days: [18, 25] },
}

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

export function aCategory(overrides: Partial<Category> = {}): Category {
  return {
    id: 31,
    parent_id: 2,
    path: '1/2/31',
    level: 2,
    position: 1,
    name: 'Duschhörnor',
    is_active: true,
    product_count: 10,
    url_key: 'duschhornor-31',
    url_path: 'duschhornor',
    slug: 'duschhornor-31',
    children_data: [],
    ...overrides,
  }
}
