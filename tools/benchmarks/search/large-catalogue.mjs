// Generates a catalogue of any size with documents as in contract §3: configurable glass products with variants.
// The same size always gives the same catalogue.
import { seeded } from './seeded.mjs'

const KINDS = [
  'Duschdörr',
  'Duschvägg',
  'Duschhörna',
  'Badkarsvägg',
  'Spegel',
  'Bastudörr',
  'Innerdörr',
  'Glaswall',
  'Hyllplan',
  'Räcke',
]
const LOOKS = [
  'rak',
  'rund',
  'bred',
  'smal',
  'hög',
  'låg',
  'dubbel',
  'vikbar',
  'fast',
  'infälld',
  'fristående',
  'frostad',
]
const SYLLABLES = [
  'an',
  'bro',
  'da',
  'el',
  'fors',
  'gran',
  'ham',
  'is',
  'jo',
  'kil',
  'lund',
  'mo',
  'näs',
  'ö',
  'ro',
  'sund',
  'tor',
  'vik',
  'å',
  'ängs',
]
const WORDS = [
  'härdat',
  'glas',
  'profil',
  'aluminium',
  'gångjärn',
  'tätningslist',
  'golv',
  'tröskel',
  'handtag',
  'montering',
  'badrum',
  'vägg',
  'kakel',
  'silikon',
  'mått',
  'klarglas',
  'rökfärgat',
  'mattsvart',
  'krom',
  'mässing',
]
const COLORS = [
  ['5511', 'mattsvart'],
  ['5512', 'krom'],
  ['5513', 'borstad mässing'],
  ['5514', 'vit'],
]
const GLASSES = [
  ['5601', 'klart'],
  ['5602', 'rökfärgat'],
  ['5603', 'frostat'],
]
const SIZES = Array.from({ length: 12 }, (_, index) => [String(6101 + index), `${60 + 5 * index}`])
const CATEGORIES = Array.from({ length: 60 }, (_, index) => 100 + index)

const STOCK = { stock_id: 1, manage_stock: true, min_sale_qty: 1, max_sale_qty: 100, backorders: 0 }

/** @param {{ products: number, children: number }} size `children` is the number of variants of all products */
export function* largeCatalogue({ products, children }) {
  const random = seeded(7)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const each = children / products
  let child = products
  for (let id = 1; id <= products; id += 1) {
    const kind = pick(KINDS)
    const name = `${kind} ${capital(pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES))}, ${pick(LOOKS)}`
    const price = 500 + Math.floor(random() * 190) * 50
    const many = Math.floor(id * each) - Math.floor((id - 1) * each)
    const variants = Array.from({ length: many }, (_, index) => {
      const [color] = COLORS[index % COLORS.length]
      const [size] = SIZES[Math.floor(index / COLORS.length) % SIZES.length]
      child += 1
      return {
        id: child,
        sku: `G-${id}-${index + 1}`,
        price: price + 100 * index,
        status: 1,
        visibility: 1,
        tax_class_id: '2',
        color,
        size,
        stock: { ...STOCK, product_id: child, qty: index % 5, is_in_stock: index % 5 > 0 },
      }
    })
    yield {
      id,
      sku: `G-${id}`,
      name,
      type_id: many > 0 ? 'configurable' : 'simple',
      status: 1,
      visibility: 4,
      tax_class_id: '2',
      price,
      special_price: id % 9 === 0 ? Math.round(price * 0.8) : 0,
      description: `<p>${Array.from({ length: 24 }, () => pick(WORDS)).join(' ')}.</p>`,
      url_key: `g-${id}`,
      url_path: `produkter/g-${id}`,
      slug: `g-${id}`,
      image: `/g/${id % 100}.jpg`,
      category_ids: [pick(CATEGORIES), pick(CATEGORIES)],
      category: [{ category_id: 100, name: kind }],
      created_at: `2026-01-${String(1 + (id % 28)).padStart(2, '0')} 08:00:00`,
      updated_at: '2026-05-10 12:30:00',
      glass: pick(GLASSES)[0],
      new: id % 20 === 0 ? '1' : '0',
      erin_recommends: id % 12 === 0 ? '1' : '0',
      color_options: [...new Set(variants.map(({ color }) => Number(color)))],
      size_options: [...new Set(variants.map(({ size }) => Number(size)))],
      stock: { ...STOCK, product_id: id, qty: id % 7, is_in_stock: id % 7 > 0 },
      configurable_options: [option(93, 'color', 'Profil', COLORS), option(142, 'size', 'Storlek', SIZES)],
      configurable_children: variants,
    }
  }
}

/** The attributes of the aggregations. */
export const attributes = [
  option(93, 'color', 'Profil', COLORS),
  option(142, 'size', 'Storlek', SIZES),
  option(151, 'glass', 'Glas', GLASSES),
].map(({ attribute_id, attribute_code, label, values }) => ({
  id: Number(attribute_id),
  attribute_id: Number(attribute_id),
  attribute_code,
  frontend_input: 'select',
  frontend_label: label,
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: '1',
  options: values.map((value) => ({ value: String(value.value_index), label: value.label })),
}))

function option(attribute_id, attribute_code, label, values) {
  return {
    attribute_id: String(attribute_id),
    attribute_code,
    label,
    values: values.map(([value_index, name]) => ({ value_index: Number(value_index), label: name })),
  }
}

const capital = (word) => word[0].toUpperCase() + word.slice(1)
