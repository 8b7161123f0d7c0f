import type { Category } from '@vitrin/catalog'
import { describe, expect, it } from 'vitest'
import { contentHash } from './content-hash'
import { demoCatalogue } from './demo-catalogue'
import { categoryIds } from './shop/categories'
import { categories, children, documents, duplicates, products, seed } from './testing/demo-documents'

describe('demoCatalogue', () => {
  it('is the same at every call', () => {
    expect(demoCatalogue()).toEqual(seed)
  })

  it('has the same hash on another day, so that a shop keeps the reductions that it began with', () => {
    const later = demoCatalogue(Date.UTC(2027, 5, 1))
    expect(later.hash).toBe(seed.hash)
    expect(later.documents).not.toEqual(seed.documents)
  })

  it('has another hash if a document differs', () => {
    const [first, ...others] = seed.documents
    expect(seed.hash).toBe(contentHash({ documents: seed.documents, coupons: seed.coupons }))
    expect(
      contentHash({
        documents: [{ ...first, doc: { ...first?.doc, name: 'Another' } }, ...others],
        coupons: seed.coupons,
      }),
    ).not.toBe(seed.hash)
  })

  it('has at least 120 products, of all six types', () => {
    expect(products.length).toBeGreaterThanOrEqual(120)
    expect(new Set(products.map(({ type_id }) => type_id))).toEqual(
      new Set(['configurable', 'simple', 'grouped', 'bundle', 'virtual', 'downloadable']),
    )
  })

  it('has required choices whose first value costs nothing, so that listed prices are charged prices', () => {
    const choices = products.flatMap(({ custom_options = [] }) => custom_options.filter(({ is_require }) => is_require))
    expect(choices.length).toBeGreaterThan(0)
    expect(choices.filter(({ values }) => values?.[0]?.price !== 0)).toEqual([])
  })

  it('has products in the seven families of the navigation', () => {
    const menu = categories
      .filter(({ include_in_menu }) => include_in_menu === 1)
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    expect(menu.map(({ name }) => name)).toEqual([
      'Duschhörnor',
      'Duschdörrar',
      'Duschväggar',
      'Badkarsväggar',
      'Speglar',
      'Bastudörrar',
      'Innerdörrar',
    ])
    for (const { id, name } of menu)
      expect(
        products.filter(({ category_ids }) => category_ids?.includes(String(id))).length,
        name,
      ).toBeGreaterThanOrEqual(8)
  })

  it('has no duplicate ids, article numbers or addresses', () => {
    for (const type of ['product', 'category', 'attribute', 'taxrule', 'review', 'cms_page', 'cms_block']) {
      const ids = seed.documents.filter((document) => document.type === type).map(({ id }) => id)
      expect(ids.length, type).toBeGreaterThan(0)
      expect(duplicates(ids), type).toEqual([])
    }
    expect(duplicates([...products, ...children].map(({ id }) => id))).toEqual([])
    expect(duplicates([...products, ...children].map(({ sku }) => sku))).toEqual([])
    expect(duplicates(categories.map(({ url_path }) => url_path))).toEqual([])
    expect(
      duplicates([
        ...products.map(({ url_path }) => url_path),
        ...categories.map(({ url_path }) => url_path),
        ...documents('cms_page').map(({ identifier, store_id }) => `${identifier} ${store_id.join()}`),
      ]),
    ).toEqual([])
  })

  it('counts the products of each category and its subcategories', () => {
    const below = (category: Category): readonly string[] => [
      String(category.id),
      ...(category.children_data ?? []).flatMap(below),
    ]
    for (const category of categories.filter(({ level }) => level > 1)) {
      const ids = new Set(below(category))
      const members = products.filter(({ category_ids = [] }) => category_ids.some((id) => ids.has(String(id))))
      expect(category.product_count, category.name).toBe(members.length)
      expect(members.length, category.name).toBeGreaterThan(0)
    }
  })

  it('has exactly the reduced products in the offers', () => {
    const offered = products.filter(({ category_ids }) => category_ids?.includes(String(categoryIds.offers)))
    expect(offered.map(({ name }) => name)).toEqual(products.filter(({ sale }) => sale === '1').map(({ name }) => name))
    expect(offered.length).toBeGreaterThanOrEqual(8)
  })
})

describe('stock', () => {
  it('has several standard sizes and one product sold out', () => {
    expect(children.filter(({ stock }) => stock?.is_in_stock === false).length).toBeGreaterThanOrEqual(10)
    expect(
      products
        .filter(({ type_id, stock }) => type_id === 'configurable' && !stock?.is_in_stock)
        .map(({ name }) => name),
    ).toEqual(['Duschvägg Hjälmaren, standard'])
  })
})

describe('sets and links', () => {
  const bySku = new Map(products.map((product) => [product.sku, product]))

  it('lead to products of the shop', () => {
    const links = products.flatMap(({ product_links = [] }) => product_links)
    expect(
      links.filter(
        ({ linked_product_sku, linked_product_type }) => bySku.get(linked_product_sku)?.type_id !== linked_product_type,
      ),
    ).toEqual([])
  })

  it('give every product related products other than itself', () => {
    for (const { sku, product_links = [] } of products) {
      const related = product_links
        .filter(({ link_type }) => link_type === 'related')
        .map(({ linked_product_sku }) => linked_product_sku)
      expect(related.length, sku).toBeGreaterThanOrEqual(2)
      expect(related, sku).not.toContain(sku)
      expect(duplicates(related), sku).toEqual([])
    }
  })

  it('offer simple products by radio, list and checkbox, also several of one', () => {
    const options = products.flatMap(({ bundle_options = [] }) => bundle_options)
    expect(new Set(options.map(({ type }) => type))).toEqual(new Set(['radio', 'select', 'checkbox']))
    const links = options.flatMap(({ product_links }) => product_links)
    expect(links.filter(({ sku }) => bySku.get(sku)?.type_id !== 'simple')).toEqual([])
    expect(links.some(({ qty, can_change_quantity }) => Number(qty) > 1 && can_change_quantity === 1)).toBe(true)
  })
})

describe('texts', () => {
  it('differ for each product', () => {
    expect(duplicates(products.map(({ short_description }) => short_description))).toEqual([])
    expect(duplicates(products.map(({ description }) => description))).toEqual([])
  })

  it('of reviews are about products of the shop; some wait for moderation', () => {
    const reviews = documents('review')
    const ids = new Set(products.map(({ id }) => id))
    expect(reviews.filter(({ product_id }) => !ids.has(product_id))).toEqual([])
    expect(new Set(reviews.map(({ review_status }) => review_status))).toEqual(new Set([1, 2]))
    expect(new Set(reviews.map(({ ratings }) => ratings?.[0]?.value)).size).toBe(5)
  })

  it('of pages are in a tree, each page once under a branch', () => {
    const nodes = documents('cms_hierarchy')
    const leaves = nodes.filter(({ page_id }) => page_id !== null)
    expect(leaves.map(({ page_id }) => page_id).toSorted((one, other) => Number(one) - Number(other))).toEqual(
      documents('cms_page')
        .map(({ id }) => id)
        .toSorted((one, other) => one - other),
    )
    const byId = new Map(nodes.map((node) => [node.node_id, node]))
    expect(
      leaves.filter(
        ({ parent_node_id, node_id, xpath }) =>
          byId.get(parent_node_id ?? 0)?.level !== 1 || xpath !== `${parent_node_id}/${node_id}`,
      ),
    ).toEqual([])
  })

  it('of pages include the ones that themes link to', () => {
    const pages = new Set(documents('cms_page').map(({ identifier }) => identifier))
    for (const identifier of [
      'sa-mater-du',
      'leverans',
      'retur-och-angerratt',
      'om-foretaget',
      'kopvillkor',
      'integritet',
      'storleksguide',
      'kontakt',
      'specialmatt',
      'valja-glas',
    ])
      expect(pages).toContain(identifier)
  })

  it('include a coupon for new subscribers [R9.16]', () => {
    expect(seed.coupons).toContainEqual({ code: 'VALKOMMEN10', percent: 10, usesPerCustomer: 1 })
    expect(seed.coupons.length).toBeGreaterThanOrEqual(2)
  })
})
