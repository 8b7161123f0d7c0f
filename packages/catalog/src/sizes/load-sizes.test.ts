import { expect, it } from 'vitest'
import type { Category } from '../categories/category'
import { AttributeStore } from '../attributes/attribute-store'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { aChild, aProduct, FakeSearchGateway, pricesOf } from '../testing'
import { loadSizes } from './load-sizes'

const OWN = '99'
const labels = (attribute_code: string, options: object[]) => ({
  attribute_code,
  frontend_label: attribute_code,
  is_user_defined: true,
  is_visible: true,
  options,
})
const attribute = [
  labels('size', [
    { value: '90', label: '90 cm' },
    { value: '80', label: '80 cm' },
    { value: OWN, label: 'Egna mått' },
  ]),
  labels('color', [{ value: '5', label: 'Krom' }]),
]
const category = (id: number, children_data: Category[] = []) => ({
  id,
  name: `Category ${id}`,
  level: 2,
  children_data,
})
const variant = (id: number, size: string, price: number, isInStock = true) =>
  aChild({
    id,
    sku: `V${id}`,
    size,
    color: '5',
    ...pricesOf(price),
    stock: { product_id: id, qty: 4, is_in_stock: isInStock, manage_stock: true },
  })
const sized = (id: number, categoryId: number, ...configurable_children: ReturnType<typeof aChild>[]) =>
  aProduct({ id, sku: `P${id}`, type_id: 'configurable', category_ids: [categoryId], configurable_children })

const dear = sized(1, 31, variant(11, '80', 5000), variant(12, '90', 6000), variant(13, OWN, 7000))
const cheapButGone = sized(2, 31, variant(21, '80', 3000, false), variant(22, '90', 4000), variant(23, OWN, 6500))
const mirror = sized(3, 32, variant(31, '80', 900, false))

async function loaded(product: readonly object[], changes: Partial<typeof DEFAULT_CATALOG_CONFIG> = {}) {
  const search = new FakeSearchGateway({ product, attribute })
  const config = { ...DEFAULT_CATALOG_CONFIG, ownMeasuresSize: OWN, ...changes }
  const attributes = new AttributeStore({ search, config })
  const categories = [category(3, [category(31)]), category(32), category(33)]
  const { families, compared } = await loadSizes({ search, attributes, config, categories })
  return { families, compared, asked: search.asked.map(({ type }) => type) }
}

it('lists the sizes of each family in their order, with the best variant of each [R2.27 standard sizes]', async () => {
  const { families } = await loaded([dear, cheapButGone, mirror])
  const shown = families.map(({ categoryId, standard }) => [
    categoryId,
    standard.map(({ label, product, models, inStock }) => [label, product.variant?.sku, inStock, models]),
  ])
  expect(shown).toEqual([
    [
      3,
      [
        ['90 cm', 'V22', 2, 2],
        ['80 cm', 'V11', 1, 2],
      ],
    ],
    [32, [['80 cm', 'V31', 0, 1]]],
  ])
  expect(families[0]?.standard[0]?.product).toMatchObject({ sku: 'P2', variant: { labels: ['Krom'] } })
})

it('leaves variants out that are not sold', async () => {
  const disabled = { ...variant(41, '80', 100), status: 2 }
  const { families } = await loaded([sized(4, 33, disabled), mirror], { listOutOfStock: false })
  expect(families).toEqual([])
})

it('leads to the cheapest product that is cut to measure [R2.27 custom sizes]', async () => {
  const { families } = await loaded([dear, cheapButGone, mirror])
  expect(families.map(({ own }) => own?.product.variant?.sku)).toEqual(['V23', undefined])
})

it('says what a family can be cut to, from the models of its products [R2.27 custom sizes]', async () => {
  const width = { code: 'width', label: 'Bredd', option_id: 1, step: 1, default: 800 }
  const model = (min: number, max: number) => ({
    made_to_measure: { size_value: '90', dimensions: [{ ...width, min, max }], standard_sizes: [] },
  })
  const { families } = await loaded([
    { ...dear, ...model(700, 1200) },
    { ...cheapButGone, ...model(600, 900) },
  ])
  expect(families[0]?.own).toMatchObject({
    product: { variant: { sku: 'V22' } },
    ranges: [{ code: 'width', label: 'Bredd', min: 600, max: 1200 }],
  })
})

it('asks for the products of all families at once', async () => {
  const { compared, asked } = await loaded([dear, cheapButGone, mirror, aProduct()])
  expect(compared.map(({ sku }) => sku)).toEqual(['P1', 'P2', 'P3'])
  expect(asked.filter((type) => type === 'product')).toEqual(['product'])
})
