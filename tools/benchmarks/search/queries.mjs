// Generates queries like those of shoppers, the same ones in every run: listings with filters, words with and
// without typing errors, and both together.

import { seeded } from './seeded.mjs'

const AVAILABLE = ['color', 'glass', 'size', 'erin_recommends', 'price'].map((field) => ({
  field,
  scope: 'catalog',
  options: {},
}))
const SORTS = [undefined, ['final_price', 'asc'], ['final_price', 'desc'], ['name', 'asc'], ['created_at', 'desc']]
const FILTERED = ['color', 'glass', 'size']

/** @param {{ type: string, doc: object }[]} documents of the demo catalogue */
export function mixedQueries(documents, count) {
  const random = seeded(20)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const of = (wanted) => documents.filter(({ type }) => type === wanted).map(({ doc }) => doc)
  const products = of('product').filter(({ category_ids }) => category_ids?.length)

  const base = () => [is('visibility', [2, 3, 4]), is('status', [0, 1])]
  // Filters and words come from one product, so most queries find something, as those of shoppers do.
  const valuesOf = (product, attribute) =>
    product[`${attribute}_options`] ?? (product[attribute] == null ? [] : [product[attribute]].flat())
  const chosen = (product) =>
    FILTERED.filter((attribute) => valuesOf(product, attribute).length > 0 && random() < 0.4).map((attribute) => ({
      attribute,
      value: { in: [pick(valuesOf(product, attribute))] },
      scope: 'catalog',
    }))
  const price = () =>
    random() < 0.3
      ? [
          {
            attribute: 'price',
            value: { gte: 2000 * Math.floor(random() * 4), lte: 10_000 + 2000 * Math.floor(random() * 4) },
            scope: 'catalog',
          },
        ]
      : []
  const misspelled = (word) => {
    const at = 2 + Math.floor(random() * (word.length - 2))
    return pick([
      word,
      word,
      word.slice(0, 4),
      word.slice(0, at) + word.slice(at + 1),
      word.replace(/[åä]/g, 'a').replaceAll('ö', 'o'),
    ])
  }
  const wordsOf = ({ name, sku }) =>
    [sku, ...name.toLowerCase().split(/[^\p{L}\d-]+/u)].filter((word) => word.length > 3)
  const text = (product) =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => misspelled(pick(wordsOf(product)))).join(' ')

  return Array.from({ length: count }, () => {
    const kind = pick(['listing', 'listing', 'text', 'both'])
    const product = pick(products)
    const sort = pick(SORTS)
    return {
      kind,
      size: kind === 'text' ? 18 : pick([24, 50]),
      from: pick([0, 0, 24]),
      query: {
        _availableFilters: AVAILABLE,
        _appliedFilters: [
          ...base(),
          ...(kind === 'listing' ? [is('category_ids', [pick(product.category_ids)])] : []),
          ...(kind === 'text' ? [] : [...chosen(product), ...price()]),
        ],
        _appliedSort: sort === undefined || kind === 'text' ? [] : [{ field: sort[0], options: sort[1] }],
        _searchText: kind === 'listing' ? '' : text(product),
      },
    }
  })
}

const is = (attribute, values) => ({ attribute, value: { in: values }, scope: 'default' })
