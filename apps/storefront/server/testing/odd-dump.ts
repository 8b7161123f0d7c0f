// A dump with the oddities of public ones: stock as a list, no gross prices, no tax classes, HTML entities in names,
// attributes of variants in a list, no addresses, counts of zero, categories with ids only, bundles with unknown parts.

import { category, select } from './odd-documents'

const stock = [{ is_in_stock: true, qty: 0 }]
const NET_ONLY = {
  special_price: 0,
  price_incl_tax: null,
  special_price_incl_tax: null,
  special_to_date: null,
  special_from_date: null,
}
const shown = { status: 1, visibility: 4, stock, ...NET_ONLY, size: null, color: null, media_gallery: [] }

const listed = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).map(([attribute_code, value]) => ({ attribute_code, value }))
const option = (
  attribute_id: string,
  attribute_code: string,
  label: string,
  values: readonly (readonly [number, string])[],
) => ({
  id: Number(attribute_id) + 200,
  attribute_id,
  label,
  attribute_code,
  values: values.map(([value_index, name]) => ({ value_index, label: name })),
})
const variant = (sku: string, price: number, more: object) => ({
  type_id: null,
  sku,
  name: `Vänern&trade; ${sku}`,
  price,
  status: 1,
  url_path: null,
  ...NET_ONLY,
  ...more,
})

const corner = {
  ...shown,
  id: 1769,
  sku: 'V06',
  name: 'Vänern&trade; hörna',
  type_id: 'configurable',
  price: 40,
  image: '/v/0/v06.jpg',
  url_key: 'vanern-horna',
  url_path: 'dusch/horn/vanern-horna-1769.html',
  category_ids: ['21'],
  category: [{ category_id: 21, name: 'Hörn &amp; vinklar', slug: 'horn-21', path: 'dusch/horn/horn-21' }],
  size_options: [167, 168],
  color_options: [50, 58],
  configurable_options: [
    option('93', 'color', 'Färg', [
      [50, 'Blå'],
      [58, 'Röd'],
    ]),
    option('142', 'size', 'Storlek', [
      [167, '80'],
      [168, '90'],
    ]),
  ],
  configurable_children: [
    variant('V06-80-B', 40, { id: 1754, color: '50', size: '167' }),
    variant('V06-90-B', 44, { custom_attributes: listed({ color: '50', size: '168' }) }),
    variant('V06-80-R', 40, { id: 1756, color: '58', size: '167', stock }),
    variant('V06-90-R', 44, { id: 1757, custom_attributes: listed({ color: '58', size: '168' }) }),
  ],
}

/** Not visible itself: its configurable product shows it. It has the id that the variant lacks. */
const article = {
  ...shown,
  id: 1755,
  sku: 'V06-90-B',
  name: 'Vänern&trade; V06-90-B',
  type_id: 'simple',
  visibility: 1,
  price: 44,
  url_path: null,
  category: [],
}

const wall = {
  ...shown,
  id: 1770,
  sku: 'V07',
  name: 'Vättern vägg',
  type_id: 'configurable',
  price: 29,
  url_key: 'vattern-vagg',
  url_path: 'dusch/horn/vattern-vagg-1770.html',
  category_ids: ['21', '2'],
  color_options: [58],
  configurable_options: [{ id: 295, attribute_id: '93', label: 'Color', values: [{ value_index: 58 }] }],
  configurable_children: [variant('V07-R', 29, { id: 1760, name: 'Vättern-R', color: '58' })],
}

const cleaner = {
  ...shown,
  id: 1780,
  sku: 'R01',
  name: 'Rengöring &quot;Klar&quot; &amp; duk',
  type_id: 'simple',
  price: 6,
  url_key: 'rengoring',
  category: [{ category_id: 30, name: 'Lösdelar' }],
}
const reduced = {
  ...cleaner,
  id: 1781,
  sku: 'R02',
  name: 'Skrapa &#8211; 30&nbsp;cm',
  price: 32,
  special_price: '24.0000',
  special_from_date: '2017-09-16 15:46:46',
  url_key: 'rengoring',
  tax_class_id: '2',
}
const group = {
  ...cleaner,
  id: 1782,
  sku: 'G01',
  name: 'Kroksats',
  type_id: 'grouped',
  price: 24,
  product_links: [],
  url_key: 'kroksats',
}
const bundle = {
  ...cleaner,
  id: 1783,
  sku: 'B01',
  name: 'Badrumspaket',
  type_id: 'bundle',
  price: 0,
  price_type: '0',
  configurable_children: [],
  url_key: 'badrumspaket',
}

/** Documents by file name. */
export const oddDump: Readonly<Record<string, readonly object[]>> = {
  'products.json': [corner, article, wall, cleaner, reduced, group, bundle],
  'categories.json': [
    category(2, 1, 'Allt', 1, 1181, [20, 30, 40], { path: '1/2', url_path: 'allt-2' }),
    category(20, 2, 'Sjöserien', 2, 0, [21], { path: '1/2/20', url_key: 'dusch-20', url_path: 'dusch/dusch-20' }),
    category(21, 20, 'Hörn &amp; vinklar', 3, 224, [], {
      path: '1/2/20/21',
      url_key: 'horn-21',
      url_path: 'dusch/horn/horn-21',
    }),
    category(30, 2, 'Lösdelar', 2, 0, []),
    category(40, 2, 'Tomma', 2, 0, []),
  ],
  'attributes.json': [
    select(93, 'color', 'Färg', [
      ['50', 'Blå'],
      ['58', 'Röd'],
    ]),
    select(142, 'size', 'Storlek', [
      ['167', '80'],
      ['168', '90'],
    ]),
  ],
}
