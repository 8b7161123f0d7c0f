import type { CatalogueDocument } from '../ports'
import { shopDocuments } from './shop-documents'

interface Facts {
  readonly category: number
  readonly more?: Readonly<Record<string, unknown>>
}

const categoryNames: Readonly<Record<number, string>> = { 31: 'Duschväggar', 32: 'Speglar', 33: 'Bastudörrar' }
const base = {
  type_id: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  created_at: '2026-03-01 08:00:00',
  stock: { qty: 3, is_in_stock: true, manage_stock: true },
}

function product(id: number, sku: string, name: string, price: number, { category, more = {} }: Facts) {
  return {
    ...base,
    id,
    sku,
    name,
    price,
    position: id,
    url_path: `${categoryNames[category]?.toLowerCase()}/${sku.toLowerCase()}`,
    category_ids: [String(category)],
    category: [{ category_id: category, name: categoryNames[category], position: id }],
    ...more,
  }
}

/** Variants in two finishes; filters find the parent by the options of its variants. */
const wall = product(801, 'WALL', 'Duschvägg Vättern', 0, {
  category: 31,
  more: {
    type_id: 'configurable',
    color_options: [5511, 5512],
    erin_recommends: '1',
    description: '<p>Härdat glas.</p>',
    image: '/wall.jpg',
    configurable_options: [
      {
        attribute_id: '93',
        attribute_code: 'color',
        label: 'Profil',
        values: [{ value_index: 5511 }, { value_index: 5512 }],
      },
    ],
    configurable_children: [
      {
        id: 802,
        sku: 'WALL-90-BLACK',
        price: 3995,
        status: 1,
        color: '5511',
        image: '/wall.jpg',
        stock: { qty: 2, is_in_stock: true },
      },
      {
        id: 803,
        sku: 'WALL-90-CHROME',
        price: 3495,
        status: 1,
        color: '5512',
        image: '/chrome.jpg',
        stock: { qty: 0, is_in_stock: false },
      },
    ],
  },
})

const products = [
  wall,
  product(810, 'HINGE-12', 'Gångjärn för duschvägg', 395, { category: 31, more: { color: '5511' } }),
  product(811, 'MIR-60', 'Rund spegel', 1495, { category: 32, more: { color: '5512', erin_recommends: '1' } }),
  product(812, 'MIR-80', 'Spegel med belysning', 4000, {
    category: 32,
    more: {
      color: '5512',
      special_price: 1990,
      special_from_date: '2026-11-20 00:00:00',
      special_to_date: '2026-11-27 00:00:00',
    },
  }),
  product(813, 'SAUNA-7', 'Bastudörr rökgrå', 6495, { category: 33, more: { created_at: '2026-10-01 08:00:00' } }),
  product(814, 'SAUNA-9', 'Bastudörr Åre', 7995, { category: 33, more: { status: 2 } }),
  product(815, 'HANDLE', 'Ögla', 2000, {
    category: 33,
    more: { visibility: 3, stock: { qty: 0, is_in_stock: false } },
  }),
]

const category = (id: number) => ({
  id,
  parent_id: 2,
  path: `1/2/${id}`,
  level: 2,
  position: 40 - id,
  name: categoryNames[id],
  is_active: id !== 33,
  product_count: 34 - id,
  url_path: categoryNames[id]?.toLowerCase(),
})

const color = {
  id: 93,
  attribute_id: 93,
  attribute_code: 'color',
  frontend_input: 'select',
  default_frontend_label: 'Profil',
  frontend_label: 'Profil',
  entity_type_id: '4',
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: '1',
  is_comparable: '1',
  options: [
    { value: '5511', label: 'Svart matt' },
    { value: '5512', label: 'Krom' },
    { value: '5513', label: 'Mässing' },
  ],
}

const page = {
  id: 7,
  identifier: 'om-oss',
  title: 'Om oss',
  content: '<p>Vi skär glas.</p>',
  store_id: [4],
  active: true,
  type: 'cms_page',
}
/** Nodes of the page tree call their id `node_id` (contract §3.8). */
const node = {
  node_id: 4,
  parent_node_id: null,
  page_id: 7,
  identifier: 'om-oss',
  label: 'Om oss',
  level: 1,
  request_url: 'om-oss',
  xpath: '4',
  store_id: 4,
}
const block = {
  id: 3,
  identifier: 'footer_links',
  title: 'Sidfot',
  content: '<ul></ul>',
  store_id: [0],
  active: true,
  type: 'cms_block',
}
const review = {
  id: 901,
  product_id: 801,
  title: 'Mycket nöjd',
  detail: 'Lätt att montera.',
  nickname: 'Åsa',
  review_status: 1,
  created_at: '2026-04-02 10:00:00',
}

const entities: readonly (readonly [CatalogueDocument['type'], { readonly id: number }])[] = [
  ...products.map((doc) => ['product', doc] as const),
  ...[31, 32, 33].map((id) => ['category', category(id)] as const),
  ['attribute', color],
  ['cms_page', page],
  ['cms_block', block],
  ['review', review],
]

/** A small catalogue for searches, with the products of `shopDocuments`. */
export const catalogueDocuments: readonly CatalogueDocument[] = [
  ...entities.map(([type, doc]) => ({ type, id: doc.id, doc: { ...doc } })),
  { type: 'cms_hierarchy', id: node.node_id, doc: node },
  ...shopDocuments,
]
