import type { CatalogueDocument } from '../ports'
import { door } from './door-document'

const stock = { qty: 4, is_in_stock: true, manage_stock: true, max_sale_qty: 20 }

const simple = (id: number, sku: string, name: string, price: number, more: object = {}) => ({
  id,
  sku,
  name,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  price,
  stock: { ...stock, product_id: id },
  ...more,
})

const products: readonly ({ readonly id: number } & Readonly<Record<string, unknown>>)[] = [
  door,
  simple(610, 'MIRROR', 'Rund spegel', 1495, {
    custom_options: [
      {
        option_id: 21,
        title: 'LED',
        type: 'radio',
        is_require: true,
        values: [
          { option_type_id: 81, title: 'Utan', price: 0, price_type: 'fixed' },
          { option_type_id: 82, title: 'Varmvit', price: 10, price_type: 'percent' },
        ],
      },
      { option_id: 22, title: 'Gravyr', type: 'field', is_require: false, max_characters: 5 },
    ],
  }),
  simple(611, 'HOOK', 'Krok', 33.33),
  simple(612, 'SQUEEGEE', 'Skrapa', 99.9, { special_price: 79.9 }),
  simple(613, 'SAMPLE', 'Glasprov', 0),
  simple(614, 'BOOK', 'Bok om glas', 106, { tax_class_id: 3 }),
  simple(615, 'GONE', 'Utgått', 10, { status: 2 }),
  simple(616, 'UNPRICED', 'Utan pris', 10, { price: null }),
  simple(620, 'GIFT', 'Presentkort', 500, { type_id: 'virtual' }),
  simple(621, 'PLAN', 'Monteringsanvisning', 49, {
    type_id: 'downloadable',
    downloadable_links: [{ id: 6211, title: 'Anvisning', link_file: '/plan.pdf' }],
  }),
  {
    id: 720,
    sku: 'SET',
    name: 'Badrumspaket',
    type_id: 'bundle',
    status: 1,
    visibility: 4,
    tax_class_id: '2',
    price: 0,
    bundle_options: [
      {
        option_id: 11,
        title: 'Skrapa',
        required: true,
        type: 'radio',
        product_links: [
          { id: '31', sku: 'SQUEEGEE', qty: 1, is_default: true, can_change_quantity: 0 },
          { id: '32', sku: 'HOOK', qty: 1, is_default: false, can_change_quantity: 1 },
        ],
      },
    ],
  },
  {
    id: 730,
    sku: 'PACK',
    name: 'Krokpaket',
    type_id: 'grouped',
    status: 1,
    visibility: 4,
    tax_class_id: '2',
    price: 0,
    product_links: [
      {
        link_type: 'associated',
        linked_product_sku: 'HOOK',
        linked_product_type: 'simple',
        extension_attributes: { qty: 3 },
      },
      { link_type: 'related', linked_product_sku: 'MIRROR', linked_product_type: 'simple' },
    ],
  },
]

const taxRule = {
  id: 2,
  code: 'SE moms',
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [{ id: 5, tax_country_id: 'SE', tax_region_id: 0, region_name: null, rate: 25 }],
}
const bookRule = {
  id: 3,
  code: 'SE böcker',
  product_tax_class_ids: [3],
  customer_tax_class_ids: [3],
  rates: [{ id: 6, tax_country_id: 'SE', tax_region_id: 0, region_name: null, rate: 6 }],
}

/** A small shop: a product of each kind, and two that are not for sale. */
export const shopDocuments: readonly CatalogueDocument[] = [
  ...products.map((doc) => ({ type: 'product' as const, id: doc.id, doc: { ...doc } })),
  { type: 'taxrule', id: 2, doc: taxRule },
  { type: 'taxrule', id: 3, doc: bookRule },
]
