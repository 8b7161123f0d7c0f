import { FakeTracker } from '@vitrin/analytics/testing'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { observable, runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import { trackWithConsent } from './track-with-consent'

function open({ isGranted = false, page = 'home' } = {}) {
  const consent = observable({ isGranted })
  const pages = observable({ current: { id: page } })
  const trackers: FakeTracker[] = []
  const policies: string[] = []
  const stop = trackWithConsent({
    consent,
    pages,
    loadTracker: async () => {
      const tracker = new FakeTracker()
      trackers.push(tracker)
      return tracker
    },
    loadPolicies: async () => () => {
      policies.push('started')
      return () => policies.push('stopped')
    },
    logger: new RecordingLogger(),
  })
  return { consent, pages, policies, stop, trackers }
}

describe('trackWithConsent', () => {
  it('loads nothing before the shopper consents', async () => {
    const { consent, policies, trackers } = open()
    expect([trackers, policies]).toEqual([[], []])
    runInAction(() => (consent.isGranted = true))
    await vi.waitFor(() => expect(policies).toEqual(['started']))
    expect(trackers).toHaveLength(1)
  })

  it('stops tracker and policies when the consent is withdrawn', async () => {
    const { consent, policies, trackers } = open({ isGranted: true })
    await vi.waitFor(() => expect(policies).toEqual(['started']))
    runInAction(() => (consent.isGranted = false))
    expect([policies, trackers[0]?.hasStopped]).toEqual([['started', 'stopped'], true])
  })

  it('starts no policy when the consent is withdrawn while the tracker is loading', async () => {
    const { consent, policies, trackers } = open({ isGranted: true })
    runInAction(() => (consent.isGranted = false))
    await vi.waitFor(() => expect(trackers[0]?.hasStopped).toBe(true))
    expect(policies).toEqual([])
  })

  it.each(['create-password', 'mail-link'] as const)('waits while the address holds a secret: %s', async (page) => {
    const { pages, policies, trackers } = open({ isGranted: true, page })
    expect(trackers).toEqual([])
    runInAction(() => (pages.current = { id: 'home' }))
    await vi.waitFor(() => expect(policies).toEqual(['started']))
  })
})
