import type { CatalogueDocument } from '../ports'

const stock = { qty: 4, is_in_stock: true, manage_stock: true, max_sale_qty: 20 }

/** A hinged shower door in two finishes, in two standard sizes and made to measure (design: made to measure). */
const door = {
  id: 500,
  sku: 'DOOR',
  name: 'Alpha duschdörr',
  type_id: 'configurable',
  status: 1,
  visibility: 4,
  tax_class_id: '2',
  price: 0,
  configurable_options: [
    {
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Profil',
      values: [
        { value_index: 5511, label: 'Svart matt' },
        { value_index: 5512, label: 'Krom' },
      ],
    },
    {
      attribute_id: '142',
      attribute_code: 'size',
      label: 'Storlek',
      values: [
        { value_index: 6101, label: '80' },
        { value_index: 6102, label: '90' },
        { value_index: 6199, label: 'Egna mått' },
      ],
    },
  ],
  configurable_children: [
    {
      id: 501,
      sku: 'DOOR-80-BLACK',
      price: 4995,
      status: 1,
      color: '5511',
      size: '6101',
      stock: { ...stock, product_id: 501 },
    },
    {
      id: 502,
      sku: 'DOOR-90-BLACK',
      price: 5295,
      status: 1,
      color: '5511',
      size: '6102',
      stock: { ...stock, product_id: 502 },
    },
    {
      id: 503,
      sku: 'DOOR-80-CHROME',
      price: 4795,
      status: 1,
      color: '5512',
      size: '6101',
      stock: { ...stock, product_id: 503, qty: 0, is_in_stock: false },
    },
    {
      id: 504,
      sku: 'DOOR-OWN-BLACK',
      price: 5995,
      status: 1,
      color: '5511',
      size: '6199',
      stock: { product_id: 504, qty: 0, is_in_stock: true, manage_stock: false },
    },
    { id: 505, sku: 'DOOR-OLD', price: 1, status: 2, color: '5512', size: '6102' },
  ],
  custom_options: [
    { option_id: 901, title: 'Bredd', type: 'field', is_require: false },
    { option_id: 903, title: 'Höjd', type: 'field', is_require: false },
    {
      option_id: 904,
      title: 'Glas',
      type: 'radio',
      is_require: true,
      values: [
        { option_type_id: 9041, title: 'Klarglas', price: 0, price_type: 'fixed' },
        { option_type_id: 9042, title: 'Rökfärgat', price: 450, price_type: 'fixed' },
      ],
    },
    {
      option_id: 905,
      title: 'Gångjärn',
      type: 'radio',
      is_require: true,
      values: [
        { option_type_id: 9051, title: 'Vänster', price: 0, price_type: 'fixed' },
        { option_type_id: 9052, title: 'Höger', price: 0, price_type: 'fixed' },
      ],
    },
  ],
  made_to_measure: {
    version: 3,
    family: 'shower-door-hinged',
    size_value: '6199',
    dimensions: [
      { code: 'width', option_id: 901, label: 'Bredd', min: 600, max: 1000, step: 1, default: 800 },
      { code: 'height', option_id: 903, label: 'Höjd', min: 1800, max: 2100, step: 1, default: 2000 },
    ],
    standard_sizes: [
      { size_value: '6101', width: 800, height: 2000 },
      { size_value: '6102', width: 900, height: 2000 },
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
      { id: 'black-matt', color: '5511' },
      { id: 'chrome', color: '5512' },
    ],
    limits: [{ rule: 'max-area', m2: 3 }],
    thickness: 8,
    density_kg_per_m2_mm: 2.5,
    adjustment: { minus: 0, plus: 15 },
    price: {
      glass_per_m2: { clear: 115_000, grey: 132_000 },
      edge: 49_000,
      hardware: { chrome: 149_000, 'black-matt': 179_000 },
      made_to_measure_fee: 57_500,
      minimum: 299_500,
    },
    delivery: { standard_days: [5, 8], made_to_measure_days: [18, 25] },
  },
}

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
  simple(621, 'PLAN', 'Monteringsanvisning', 49, { type_id: 'downloadable' }),
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
