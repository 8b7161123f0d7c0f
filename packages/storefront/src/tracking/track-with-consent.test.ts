import { FakeTracker, InMemoryRememberedOrderStorage } from '@vitrin/analytics/testing'
import { EventChannel } from '@vitrin/kernel'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { observable, runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { Storefront } from '../storefront'
import type { Shopper } from '../shopper/shopper'
import { trackWithConsent } from './track-with-consent'

function open({ isGranted = false, page = 'home' } = {}) {
  const consent = observable({ isGranted })
  const pages = observable({ current: { id: page }, standing: undefined })
  const heard = () => ({ events: new EventChannel() })
  const shopper = {
    consent,
    cart: { ...heard(), items: [] },
    checkout: heard(),
    wishlist: heard(),
    compare: heard(),
    session: {},
  } as unknown as Shopper
  const trackers: FakeTracker[] = []
  const loadTracker = async () => {
    trackers.push(new FakeTracker())
    return trackers.at(-1)!
  }
  const storefront = { pages, ui: observable({ panel: undefined }) } as unknown as Storefront
  const stop = trackWithConsent({
    storefront,
    shopper,
    rememberedOrders: new InMemoryRememberedOrderStorage(),
    loadTracker,
    logger: new RecordingLogger(),
  })
  return { consent, pages, stop, trackers }
}

describe('trackWithConsent', () => {
  it('fetches nothing of what counts before the shopper agrees [R1.11]', async () => {
    const { consent, trackers } = open()
    expect(trackers).toEqual([])
    runInAction(() => (consent.isGranted = true))
    await vi.waitFor(() => expect(trackers).toHaveLength(1))
  })

  it('stops when the shopper no longer agrees, also when that was before it had begun', async () => {
    const { consent, trackers } = open({ isGranted: true })
    runInAction(() => (consent.isGranted = false))
    await vi.waitFor(() => expect(trackers[0]?.hasStopped).toBe(true))
  })

  it('waits while the address holds a secret', async () => {
    const { pages, trackers } = open({ isGranted: true, page: 'create-password' })
    expect(trackers).toEqual([])
    runInAction(() => (pages.current = { id: 'home' }))
    await vi.waitFor(() => expect(trackers).toHaveLength(1))
  })
})
