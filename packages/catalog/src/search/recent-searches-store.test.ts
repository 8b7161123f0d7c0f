import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { RecentSearchesStore } from './recent-searches-store'
import { InMemoryListStorage } from '../testing'

function device(storage = new InMemoryListStorage<string>()) {
  const logger = new RecordingLogger()
  return { storage, logger, recent: new RecentSearchesStore({ openStorage: () => Promise.resolve(storage), logger }) }
}

describe('RecentSearchesStore', () => {
  it('has the newest first, and keeps five', async () => {
    const { recent, storage } = device()
    for (const term of ['ett', 'två', 'tre', 'fyra', 'fem', 'sex']) await recent.add(term)
    expect(recent.terms).toEqual(['sex', 'fem', 'fyra', 'tre', 'två'])
    expect(storage.items).toEqual(recent.terms)
  })

  it('has a term once, trimmed, whichever its case, as it was last written', async () => {
    const { recent } = device()
    for (const term of ['Dörr', 'spegel', ' DÖRR ', '   ']) await recent.add(term)
    expect(recent.terms).toEqual(['DÖRR', 'spegel'])
  })

  it('shows a term before it is stored, and keeps it over a reload', async () => {
    const { recent, storage } = device()
    const storing = recent.add('spegel')
    expect(recent.terms).toEqual(['spegel'])
    await storing
    const reloaded = device(storage).recent
    await reloaded.load()
    expect(reloaded.terms).toEqual(['spegel'])
  })

  it('keeps the stored terms when a term is added before they were read', async () => {
    const { recent, storage } = device()
    await storage.update(() => ['spegel'])
    await Promise.all([recent.load(), recent.add('dörr')])
    expect(recent.terms).toEqual(['dörr', 'spegel'])
  })

  it('forgets all of them, also on the device', async () => {
    const { recent, storage } = device()
    await recent.add('spegel')
    await recent.clear()
    expect([recent.terms, storage.items]).toEqual([[], []])
  })

  it('follows the other tabs', async () => {
    const { recent, storage } = device()
    const other = device(storage.anotherTab()).recent
    await recent.load()
    await other.add('spegel')
    expect(recent.terms).toEqual(['spegel'])
    await other.clear()
    expect(recent.terms).toEqual([])
  })

  it('keeps them for the page where the device cannot store, and warns', async () => {
    const { recent, storage, logger } = device()
    storage.failure = new Error('quota')
    await recent.load()
    await recent.add('spegel')
    await recent.add('dörr')
    expect(recent.terms).toEqual(['dörr', 'spegel'])
    expect(logger.entries).toHaveLength(3)
    const withoutDevice = new RecentSearchesStore({ logger })
    await withoutDevice.add('spegel')
    expect(withoutDevice.terms).toEqual(['spegel'])
    expect(logger.entries).toHaveLength(3)
  })

  it('opens the device once, and again after that failed', async () => {
    const storage = new InMemoryListStorage<string>()
    const logger = new RecordingLogger()
    const answers = [Promise.reject(new Error('chunk')), Promise.resolve(storage)]
    const recent = new RecentSearchesStore({ openStorage: () => answers.shift()!, logger })
    await recent.load()
    expect(logger.entries).toHaveLength(1)
    await recent.add('spegel')
    await recent.add('dörr')
    expect(storage.items).toEqual(['dörr', 'spegel'])
  })
})
