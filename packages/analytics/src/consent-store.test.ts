import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { ConsentStore } from './consent-store'
import { InMemoryConsentStorage } from './testing/in-memory-storages'

async function open({ isNeeded = true, storage = new InMemoryConsentStorage() } = {}) {
  const consent = new ConsentStore({ storage, isNeeded, logger: new RecordingLogger() })
  const before = consent.isAsked
  consent.start()
  await consent.load()
  return { before, consent, storage }
}

describe('ConsentStore', () => {
  it('asks the shopper when no choice is stored, and stores the answer', async () => {
    const { before, consent, storage } = await open()
    expect([before, consent.isAsked, consent.isGranted]).toEqual([false, true, false])
    await consent.choose('granted')
    expect([consent.isAsked, consent.isGranted]).toEqual([false, true])
    const { consent: next } = await open({ storage })
    expect([next.isAsked, next.isGranted]).toEqual([false, true])
  })

  it('does not ask again after a refusal until the shopper reopens the question', async () => {
    const { consent } = await open()
    await consent.choose('denied')
    expect([consent.isAsked, consent.isGranted]).toEqual([false, false])
    consent.reopen()
    expect(consent.isAsked).toBe(true)
    await consent.choose('granted')
    expect([consent.isAsked, consent.isGranted]).toEqual([false, true])
  })

  it('neither asks nor grants when the shop needs no consent', async () => {
    const storage = new InMemoryConsentStorage()
    storage.consent = { choice: 'granted' }
    const { consent } = await open({ isNeeded: false, storage })
    expect([consent.isAsked, consent.isGranted]).toEqual([false, false])
  })

  it('lets the player of another site play only after a yes, until the shopper refuses', async () => {
    const { consent } = await open({ isNeeded: false })
    expect(consent.sources).toEqual([])
    consent.allowSource('vimeo')
    expect(consent.sources).toEqual(['vimeo'])
    await consent.choose('denied')
    expect(consent.sources).toEqual([])
  })

  it('takes over the choice of another tab', async () => {
    const { consent, storage } = await open()
    storage.chooseElsewhere('granted')
    expect([consent.isAsked, consent.isGranted]).toEqual([false, true])
  })

  it('asks when the storage fails, and uses the answer for this page only', async () => {
    const storage = new InMemoryConsentStorage()
    storage.failure = new Error('QuotaExceededError')
    const { consent } = await open({ storage })
    expect(consent.isAsked).toBe(true)
    await consent.choose('granted')
    expect([consent.isAsked, consent.isGranted]).toEqual([false, true])
  })
})
