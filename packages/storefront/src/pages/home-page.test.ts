import { AttributeStore, DEFAULT_CATALOG_CONFIG } from '@vitrin/catalog'
import { FakeSearchGateway } from '@vitrin/catalog/testing'
import { FakeHtmlSanitizer } from '@vitrin/content/testing'
import { TransportError } from '@vitrin/kernel'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { HomePage } from './home-page'
import type { PageContext } from './page-context'

const hero = {
  id: 1,
  identifier: 'home_hero',
  title: 'Skjortor som sitter',
  content: '<p>Sydda i Borås.</p><script>steal()</script>',
  meta_description: 'Skjortor av lin.',
}

/** A shop whose blocks can be out of reach. */
function open(blocks: readonly object[]) {
  const search = new FakeSearchGateway({ cms_block: blocks })
  const world = { blocksFail: false }
  const page = new HomePage({
    search,
    cms: {
      search: async (request: Parameters<FakeSearchGateway['search']>[0]) => {
        if (world.blocksFail) throw new TransportError('network', 'lost')
        return search.search(request)
      },
    },
    sanitizer: new FakeHtmlSanitizer(),
    config: { catalog: DEFAULT_CATALOG_CONFIG },
    attributes: new AttributeStore({ search, config: DEFAULT_CATALOG_CONFIG }),
    routing: { registerMappings: () => undefined },
    logger: new RecordingLogger(),
  } as unknown as PageContext)
  return { page, search, world }
}

describe('the home page', () => {
  it('says what the shop says of itself, sanitised', async () => {
    const { page } = open([hero])
    await page.load()
    expect(page.block('home_hero')?.content).toBe('<p>Sydda i Borås.</p>')
    expect(page.meta).toMatchObject({ title: 'Skjortor som sitter', description: 'Skjortor av lin.' })
  })

  it('of a shop without texts has a neutral title and no description', async () => {
    const { page, search } = open([])
    await page.load()
    await page.loadRest()
    expect(page.meta).toEqual({ title: { key: 'home.title' }, description: undefined, indexable: true })
    expect(search.asked.filter(({ type }) => type === 'cms_block')).toHaveLength(1)
  })

  it('opens while its texts are out of reach, and loads them later', async () => {
    const { page, world } = open([hero])
    world.blocksFail = true
    await page.load()
    await expect(page.loadRest()).rejects.toThrow('lost')
    world.blocksFail = false
    await page.loadRest()
    expect(page.meta.title).toBe('Skjortor som sitter')
  })
})
