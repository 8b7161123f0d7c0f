import { TransportError } from '@vitrin/kernel'
import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { FakeContentGateway, FakeHtmlSanitizer, FakeStaticContent, InMemoryClosedNoticeStorage } from '../testing'
import type { Notice } from './content-entry'
import { NoticeStore } from './notice-store'

const HOUR = 3_600_000
const START = Date.UTC(2026, 11, 1)
const notice: Notice = {
  message: '<p>Stängt <strong>24 december</strong></p><script>steal()</script>',
  enabled: true,
  type: 'warning',
  validFrom: '2026-12-01T01:00:00Z',
  validTo: '2026-12-02T00:00:00Z',
  link: '/sv/i/leverans',
}

function open(given: Notice | undefined, closed = new InMemoryClosedNoticeStorage(), nowMs = START + HOUR) {
  const cms = new FakeContentGateway(given && { notice: given })
  const clock = new ManualClock(nowMs)
  const logger = new RecordingLogger()
  const files = new FakeStaticContent({
    admin_notification: { message: '<p>Från filen</p>', enabled: true, type: 'info', link: null },
  })
  const store = new NoticeStore({ content: cms, files, sanitizer: new FakeHtmlSanitizer(), clock, logger })
  const start = () => store.start(closed)
  return { store, start, cms, clock, logger, files }
}

describe('the notice', () => {
  it('comes from the CMS, sanitised, with its type and link [R1.09]', async () => {
    const { store } = open(notice)
    await store.load()
    expect(store.shown).toEqual({ ...notice, message: '<p>Stängt <strong>24 december</strong></p>' })
  })

  it('is not shown unless it is enabled [R1.09]', async () => {
    const { store } = open({ ...notice, enabled: false })
    await store.load()
    expect(store.shown).toBeUndefined()
    expect(store.nextChangeMs(START)).toBeUndefined()
  })

  it('comes from the static set where the CMS has none or gives no answer [R3.19 admin notification]', async () => {
    const without = open(undefined)
    await without.store.load()
    expect(without.store.shown).toMatchObject({ message: '<p>Från filen</p>', type: 'info' })
    expect(without.store.failed).toBe(false)
    const down = open(notice)
    down.cms.fault = new TransportError('timeout', 'No answer within 1000 ms')
    await down.store.load()
    expect(down.store.shown?.message).toBe('<p>Från filen</p>')
    expect(down.store.failed).toBe(true)
    down.files.fault = new TransportError('network', 'lost')
    await expect(down.store.load()).resolves.toBeUndefined()
    expect(down.logger.entries.map(({ message }) => message)).toEqual(['The notice could not be loaded'])
    down.files.fault = new TransportError('offline', 'There is no connection')
    await down.store.load()
    expect(down.logger.entries).toHaveLength(1)
  })

  it('begins and ends by itself, also on a page that was rendered before', async () => {
    const rendered = open(notice, undefined, START)
    await rendered.store.load()
    const { store, start, clock } = open(undefined, undefined, START)
    store.hydrate(rendered.store.snapshot)
    const stop = start()
    expect(store.shown).toBeUndefined()
    clock.advance(HOUR)
    expect(store.shown?.type).toBe('warning')
    clock.advance(23 * HOUR - 1)
    expect(store.shown).toBeDefined()
    clock.advance(1)
    expect(store.shown).toBeUndefined()
    stop()
  })

  it('without dates is shown until it changes', async () => {
    const { store } = open({ message: '<p>Hej</p>', enabled: true, type: 'info' })
    await store.load()
    expect(store.shown).toBeDefined()
    expect(store.nextChangeMs(START)).toBeUndefined()
  })

  it('stays closed on this device until it changes', async () => {
    const device = new InMemoryClosedNoticeStorage()
    const first = open(notice, device)
    await first.store.load()
    first.start()
    first.store.close()
    expect(first.store.shown).toBeUndefined()

    const again = open(notice, device)
    await again.store.load()
    expect(again.store.shown).toBeDefined()
    again.start()
    await device.read()
    expect(again.store.shown).toBeUndefined()

    again.cms.content = { notice: { ...notice, validTo: '2026-12-03T00:00:00Z' } }
    await again.store.load()
    expect(again.store.shown).toBeDefined()
  })
})
