import {
  AttributeStore,
  CategoryStore,
  DEFAULT_CATALOG_CONFIG as config,
  ListingStore,
  type Category,
} from '@vitrin/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browseGateways } from '../src/browse-gateways'
import { systemClock } from './server-ports'
import { openHost, type OpenHost } from './testing/open-host'

let host: OpenHost

beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

const all = (categories: readonly Category[]): readonly Category[] =>
  categories.flatMap((category) => [category, ...all(category.children_data ?? [])])

describe('the counts of filters in the demo shop', () => {
  it('are what each option lists, alone and beside another choice', async () => {
    const { search } = browseGateways(host.http(), { clock: systemClock })
    const categories = new CategoryStore({ search, config })
    await categories.loadTree()
    const attributes = new AttributeStore({ search, config })
    const list = async (category: Category, query: Readonly<Record<string, readonly string[]>>) => {
      const listing = new ListingStore({ search, attributes, config })
      await listing.load(category, query)
      return listing
    }

    const wrong: string[] = []
    let counted = 0
    for (const category of all(categories.tree)) {
      const first = (await list(category, {})).filters.find(({ code }) => code === 'color')?.options[0]
      for (const query of [{}, ...(first ? [{ color: [first.id] }] : [])] as Readonly<
        Record<string, readonly string[]>
      >[]) {
        for (const { code, options } of (await list(category, query)).filters) {
          for (const { id, count } of options) {
            const { total } = await list(category, { ...query, [code]: [id] })
            counted += 1
            if (total !== count)
              wrong.push(
                `${category.url_path} ${JSON.stringify(query)} ${code}=${id}: ${count} counted, ${total} listed`,
              )
          }
        }
      }
    }
    expect(wrong).toEqual([])
    expect(counted).toBeGreaterThan(200)
  }, 60_000)
})
