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
  it('asks once the device has said that nobody was asked, and keeps the answer', async () => {
    const { before, consent, storage } = await open()
    expect([before, consent.isAsked, consent.isGranted]).toEqual([false, true, false])
    await consent.choose('granted')
    expect([consent.isAsked, consent.isGranted]).toEqual([false, true])
    const { consent: next } = await open({ storage })
    expect([next.isAsked, next.isGranted]).toEqual([false, true])
  })

  it('takes a no for a no, and asks once more when the shopper wants it', async () => {
    const { consent } = await open()
    await consent.choose('denied')
    expect([consent.isAsked, consent.isGranted]).toEqual([false, false])
    consent.reopen()
    expect(consent.isAsked).toBe(true)
    await consent.choose('granted')
    expect([consent.isAsked, consent.isGranted]).toEqual([false, true])
  })

  it('asks nobody, and grants nothing, where there is nothing to agree to', async () => {
    const storage = new InMemoryConsentStorage()
    storage.consent = { choice: 'granted' }
    const { consent } = await open({ isNeeded: false, storage })
    expect([consent.isAsked, consent.isGranted]).toEqual([false, false])
  })

  it('hears of it from other tabs', async () => {
    const { consent, storage } = await open()
    storage.chooseElsewhere('granted')
    expect([consent.isAsked, consent.isGranted]).toEqual([false, true])
  })

  it('asks where the device cannot say, and lets the answer count for this page where it cannot store it', async () => {
    const storage = new InMemoryConsentStorage()
    storage.failure = new Error('QuotaExceededError')
    const { consent } = await open({ storage })
    expect(consent.isAsked).toBe(true)
    await consent.choose('granted')
    expect([consent.isAsked, consent.isGranted]).toEqual([false, true])
  })
})
