import { describe, expect, it } from 'vitest'
import { categoryBreadcrumbs, categoryIdsBelow, productBreadcrumbs } from './breadcrumbs'
import { aCategory, aProduct } from '../testing'

const rounded = aCategory({
  id: 42,
  parent_id: 41,
  path: '1/2/31/41/42',
  level: 4,
  name: 'Rundade',
  url_path: 'dusch/hornor/rundade',
})
const corners = aCategory({
  id: 41,
  parent_id: 31,
  path: '1/2/31/41',
  level: 3,
  name: 'Duschhörnor',
  url_path: 'dusch/hornor',
  children_data: [rounded],
})
const showers = aCategory({ id: 31, name: 'Dusch', url_path: 'dusch', children_data: [corners] })
const mirrors = aCategory({ id: 35, path: '1/2/35', name: 'Speglar', url_path: 'speglar' })
const tree = [showers, mirrors]
const names = (crumbs: readonly { readonly name: string }[]) => crumbs.map(({ name }) => name)

describe('categoryBreadcrumbs', () => {
  it('follows the parent chain from the root, without the category itself [R2.37]', () => {
    expect(names(categoryBreadcrumbs(rounded, tree))).toEqual(['Dusch', 'Duschhörnor'])
  })

  it('prefers the parents that the document names, and skips those without an address [R2.37]', () => {
    const root = aCategory({ id: 2, level: 1, name: 'Rot', url_path: '' })
    expect(names(categoryBreadcrumbs({ ...rounded, parent_ids: [2, 31] }, [root, ...tree]))).toEqual(['Dusch'])
  })
})

describe('productBreadcrumbs', () => {
  const product = aProduct({ category_ids: ['2', '35', '31', '41'] })

  it('leads through the category the shopper came from, else through the deepest', () => {
    expect(names(productBreadcrumbs(product, tree, mirrors))).toEqual(['Speglar'])
    expect(names(productBreadcrumbs(product, tree))).toEqual(['Dusch', 'Duschhörnor'])
    expect(names(productBreadcrumbs(product, tree, rounded))).toEqual(['Dusch', 'Duschhörnor'])
    expect(productBreadcrumbs(aProduct({ category_ids: [] }), tree)).toEqual([])
  })
})

describe('categoryIdsBelow', () => {
  it('names the category and everything below it', () => {
    expect(categoryIdsBelow(showers)).toEqual([31, 41, 42])
  })
})
