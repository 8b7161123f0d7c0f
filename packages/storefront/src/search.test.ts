import { DEFAULT_CATALOG_CONFIG as config } from '@vitrin/catalog'
import { aProduct, FakeSearchGateway, InMemoryListStorage } from '@vitrin/catalog/testing'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { when } from 'mobx'
import { describe, expect, it } from 'vitest'
import { openSearch } from './search'
import { Storefront, type StorefrontParts } from './storefront'

const logger = new RecordingLogger()

function open(openStorage: () => Promise<InMemoryListStorage<string>>) {
  const search = new FakeSearchGateway({ product: [aProduct({ name: 'Spegel' })] })
  return openSearch({ search, config, logger, openStorage })
}

describe('the search of the panel', () => {
  it('finds before the recent terms are read from the device', async () => {
    const search = open(() => new Promise(() => undefined))
    await search.search('spegel')
    expect([search.total, search.recent.terms]).toEqual([1, []])
  })

  it('knows what was searched for on this device before', async () => {
    const storage = new InMemoryListStorage<string>()
    await storage.update(() => ['spegel'])
    const { recent } = open(() => Promise.resolve(storage))
    await when(() => recent.terms.length > 0)
    expect(recent.terms).toEqual(['spegel'])
  })

  it('is one for the life of the shop, and is fetched again only after that failed', async () => {
    const search = open(() => Promise.resolve(new InMemoryListStorage<string>()))
    const answers = [Promise.reject(new Error('chunk')), Promise.resolve(search)]
    const storefront = new Storefront({ loadSearch: () => answers.shift()! } as unknown as StorefrontParts)
    await expect(storefront.whenSearch()).rejects.toThrow('chunk')
    expect(await storefront.whenSearch()).toBe(search)
    expect(await storefront.whenSearch()).toBe(search)
  })
})
