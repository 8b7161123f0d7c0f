import { describe, expect, it } from 'vitest'
import { categoryBreadcrumbs } from './breadcrumbs'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { CategoryStore } from './category-store'
import { aCategory, FakeSearchGateway } from '../testing'

const below = aCategory({
  id: 41,
  parent_id: 31,
  path: '1/2/31/41',
  level: 3,
  name: 'Rundade',
  slug: 'rundade-41',
  url_path: 'duschhornor/rundade',
})
const corners = aCategory({ url_key: 'horn', children_data: [below], description: '<p>Två väggar har du redan.</p>' })
/** What menus, breadcrumbs and links read. */
const inMenu = {
  id: 31,
  parent_id: 2,
  path: '1/2/31',
  level: 2,
  name: 'Duschhörnor',
  url_key: 'horn',
  url_path: 'duschhornor',
  slug: 'duschhornor-31',
}
const empty = aCategory({ id: 99, name: 'Tom', product_count: 0, slug: 'tom-99' })

function open() {
  const search = new FakeSearchGateway({ category: [corners, below, empty] })
  return { search, store: new CategoryStore({ search, config: DEFAULT_CATALOG_CONFIG }) }
}

const breadcrumbs = ({ current, known }: CategoryStore) => (current ? categoryBreadcrumbs(current, known) : [])

describe('CategoryStore', () => {
  it('loads active categories with products below the root, whose id is 2 [R3.10 root category id]', async () => {
    const { store, search } = open()
    await Promise.all([store.loadTree(), store.loadTree()])
    expect(store.tree.map(({ id, parent_id }) => [id, parent_id])).toEqual([[31, 2]])
    expect(search.asked).toHaveLength(1)
    expect(search.asked[0]?.searchQuery._appliedFilters).toContainEqual({
      attribute: 'parent_id',
      value: { eq: 2 },
      scope: 'default',
    })
  })

  it('keeps in its tree what menus, breadcrumbs and links read', async () => {
    const { store } = open()
    await store.loadTree()
    expect(store.tree).toEqual([
      {
        ...inMenu,
        children_data: [expect.objectContaining({ id: 41, url_path: 'duschhornor/rundade' })],
      },
    ])
  })

  it.each([
    ['its id', { id: 31 }],
    ['its path', { urlPath: 'duschhornor' }],
    ['its slug', { slug: 'duschhornor-31' }],
    ['its url key', { urlKey: 'horn' }],
  ])('finds a category by %s', async (_, key) => {
    const { store } = open()
    expect(await store.loadCurrent(key)).toMatchObject({
      ok: true,
      value: { id: 31, description: '<p>Två väggar har du redan.</p>' },
    })
    expect(store.current?.id).toBe(31)
  })

  it('keeps every field of the category, and names it and its children where the index does not', async () => {
    const full = {
      ...aCategory(),
      parent_ids: [2],
      description: '<p>…</p>',
      meta_title: 'Duschhörnor i glas',
      children_data: [{ id: 41, parent_id: 31, level: 3, name: 'Rundade hörn' }],
    }
    const { slug: _, url_key: __, ...nameless } = full
    const store = new CategoryStore({
      search: new FakeSearchGateway({ category: [nameless] }),
      config: DEFAULT_CATALOG_CONFIG,
    })
    expect(await store.loadCurrent({ id: 31 })).toEqual({
      ok: true,
      value: {
        ...nameless,
        slug: 'duschhornor-31',
        children_data: [{ ...full.children_data[0], slug: 'rundade-horn-41' }],
      },
    })
  })

  it.each([
    ['id', 31],
    ['parent_id', 2],
    ['parent_ids', [2]],
    ['level', 2],
    ['name', 'Duschhörnor'],
    ['slug', 'duschhornor-31'],
    ['path', '1/2/31'],
    ['position', 1],
    ['product_count', 10],
    ['is_active', true],
    ['url_key', 'duschhornor-31'],
    ['url_path', 'duschhornor'],
    ['children_data', [{ id: 41, parent_id: 31, level: 3, name: 'Rundade hörn', slug: 'rundade-horn-41' }]],
    ['description', '<p>Två väggar har du redan.</p>'],
    ['meta_title', 'Duschhörnor i glas'],
  ] as const)('shows the %s of a category [R3.10 $0]', async (field, value) => {
    const category = {
      ...aCategory(),
      parent_ids: [2],
      description: '<p>Två väggar har du redan.</p>',
      meta_title: 'Duschhörnor i glas',
      children_data: [{ id: 41, parent_id: 31, level: 3, name: 'Rundade hörn' }],
    }
    const search = new FakeSearchGateway({ category: [category] })
    const store = new CategoryStore({ search, config: DEFAULT_CATALOG_CONFIG })
    expect(await store.loadCurrent({ id: 31 })).toMatchObject({ ok: true, value: { [field]: value } })
  })

  it('keeps of the category what its menu has, without what is below it', async () => {
    const { store } = open()
    await store.loadCurrent({ id: 31 })
    expect(store.current).toEqual(inMenu)
  })

  it('refuses ids below the root without a request, and categories that are not found [R5.07]', async () => {
    const { store, search } = open()
    expect(await store.loadCurrent({ id: 1 })).toEqual({
      ok: false,
      rejection: { code: 'empty-result', message: 'Category query returned empty result id = 1' },
    })
    expect(search.asked).toEqual([])
    await store.loadCurrent({ id: 2 })
    expect(search.asked).toHaveLength(1)
    expect(await store.loadCurrent({ id: 77 })).toEqual({
      ok: false,
      rejection: { code: 'empty-result', message: 'Category query returned empty result id = 77' },
    })
    expect(await store.loadCurrent({ slug: 'x' })).toMatchObject({
      rejection: { message: 'Category query returned empty result slug = x' },
    })
  })

  it('takes a category from the menu when there is no network [R8.06]', async () => {
    const { store, search } = open()
    await store.loadTree()
    const ask = search.search.bind(search)
    search.search = async (request) => ({
      ...(await ask({ ...request, start: 1000 })),
      cache: true,
      offline: true,
      noresults: true,
    })
    expect(await store.loadCurrent({ slug: 'rundade-41' })).toMatchObject({ ok: true, value: { name: 'Rundade' } })
    expect(await store.loadCurrent({ slug: 'unknown' })).toMatchObject({ ok: false })
  })

  it('loads the parents that the tree does not hold, for the breadcrumbs [R2.37]', async () => {
    const { store, search } = open()
    await store.loadCurrent({ slug: 'rundade-41' })
    expect(breadcrumbs(store).map(({ name, url_path }) => [name, url_path])).toEqual([['Duschhörnor', 'duschhornor']])
    await store.loadTree()
    const before = search.asked.length
    await store.loadCurrent({ slug: 'rundade-41' }, below)
    expect(search.asked).toHaveLength(before)
    expect(breadcrumbs(store).map(({ name }) => name)).toEqual(['Duschhörnor'])
  })

  it('keeps the latest category when an earlier one arrives late, and survives a snapshot', async () => {
    const { store, search } = open()
    await store.loadTree()
    search.held = []
    const first = store.loadCurrent({ id: 31 })
    const second = store.loadCurrent({ id: 41 })
    search.release(1)
    await second
    search.release(0)
    await first
    expect(store.current?.id).toBe(41)
    const copy = open().store
    copy.hydrate(store.snapshot)
    expect(breadcrumbs(copy)).toEqual(breadcrumbs(store))
  })
})
