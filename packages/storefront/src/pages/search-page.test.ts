import { AttributeStore, CategoryStore, DEFAULT_CATALOG_CONFIG } from '@vitrin/catalog'
import { aProduct, FakeSearchGateway } from '@vitrin/catalog/testing'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { PageContext } from './page-context'
import { SearchPage } from './search-page'

const help = { id: 1, identifier: 'leverans', title: 'Leverans', content: '<p>Vi kör hem speglar.</p>' }

function open() {
  const search = new FakeSearchGateway({ product: [aProduct({ name: 'Spegel' })], cms_page: [help] })
  const stores = { search, config: DEFAULT_CATALOG_CONFIG }
  const page = new SearchPage({
    search,
    config: { catalog: DEFAULT_CATALOG_CONFIG },
    attributes: new AttributeStore(stores),
    categories: new CategoryStore(stores),
    routing: { registerMappings: () => undefined },
    logger: new RecordingLogger(),
  } as unknown as PageContext)
  const load = (query: Record<string, readonly string[]>) => page.load({ query })
  const sent = () => search.asked.filter(({ type }) => type === 'product').map(({ searchQuery }) => searchQuery)
  return { page, load, sent }
}

describe('the page of results', () => {
  it('lists the products of the whole shop by relevance', async () => {
    const { page, load, sent } = open()
    await load({ q: [' spegel '] })
    expect([page.term, page.listing.total, page.listing.sort]).toEqual(['spegel', 1, 'relevance'])
    for (const query of sent()) {
      expect(query).toMatchObject({ _searchText: 'spegel', _appliedSort: [] })
      expect(query._appliedFilters.map(({ attribute }) => attribute)).not.toContain('category_ids')
    }
  })

  it('asks the same again', async () => {
    const { page, load, sent } = open()
    await load({ q: ['spegel'], sort: ['final_price:asc'] })
    const asked = sent()
    await page.reload()
    expect(sent()).toEqual([...asked, ...asked])
  })

  it('keeps the sort that the shopper has chosen', async () => {
    const { load, sent } = open()
    await load({ q: ['spegel'], sort: ['final_price:asc'] })
    expect(sent()[0]?._appliedSort).toEqual([{ field: 'final_price', options: 'asc' }])
  })

  it('lists the help pages with the term', async () => {
    const { page, load } = open()
    await load({ q: ['leverans'] })
    expect(page.pages).toEqual([{ identifier: 'leverans', title: 'Leverans' }])
  })

  it('searches for no term that is too short [R9.08 minimum term]', async () => {
    const { page, load, sent } = open()
    await load({ q: ['sp'] })
    expect([page.isSearched, sent()]).toEqual([false, []])
  })

  it('is not kept by the server, nor listed by search engines', () => {
    expect(open().page.meta).toMatchObject({ indexable: false, cacheable: false })
  })
})
