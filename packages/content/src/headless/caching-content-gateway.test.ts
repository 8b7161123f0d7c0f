import { TransportError } from '@vitrin/kernel'
import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { contentGatewayContract } from '../contracts'
import { FakeContentGateway, InMemoryContentCache, SAMPLE_CONTENT } from '../testing'
import { CachingContentGateway } from './caching-content-gateway'

function open(cache?: InMemoryContentCache, version = 'one') {
  const cms = new FakeContentGateway(SAMPLE_CONTENT)
  const clock = new ManualClock()
  const logger = new RecordingLogger()
  const content = new CachingContentGateway({
    content: cms,
    cache,
    clock,
    logger,
    storeCode: 'sv',
    version,
    freshForMs: 60_000,
  })
  return { cms, clock, logger, content }
}

contentGatewayContract('a caching gateway before a fake CMS', {
  open: () => open().content,
  openEmpty: () => {
    const { cms, content } = open()
    cms.content = {}
    return content
  },
})

describe('content of a CMS', () => {
  it('is asked for once a minute, however many pages show it', async () => {
    const { cms, clock, content } = open()
    await Promise.all([content.notice(), content.notice()])
    clock.advance(59_999)
    await content.notice()
    expect(cms.asked).toEqual(['notice'])
    clock.advance(1)
    await content.notice()
    expect(cms.asked).toEqual(['notice', 'notice'])
  })

  it('is shown as it was while the CMS is down, with one line in the log for the outage', async () => {
    const { cms, clock, logger, content } = open()
    const before = await content.entries('terms')
    cms.fault = new TransportError('timeout', 'No answer within 1000 ms')
    for (let minute = 0; minute < 5; minute += 1) {
      clock.advance(60_000)
      expect(await content.entries('terms')).toEqual(before)
    }
    expect(logger.entries.map(({ message }) => message)).toEqual(['The CMS gave no terms'])
    cms.fault = undefined
    clock.advance(60_000)
    await content.entries('terms')
    cms.fault = new TransportError('network', 'lost')
    clock.advance(60_000)
    await content.entries('terms')
    expect(logger.entries).toHaveLength(2)
  })

  it('that was never shown fails, and for half a minute without a call to the CMS', async () => {
    const { cms, clock, content } = open()
    cms.fault = new TransportError('timeout', 'No answer within 1000 ms')
    await expect(content.portfolio()).rejects.toThrow('No answer')
    clock.advance(29_999)
    await expect(content.portfolio()).rejects.toThrow('No answer')
    expect(cms.asked).toHaveLength(1)
    cms.fault = undefined
    clock.advance(1)
    expect((await content.portfolio())?.title).toBe('Utförda jobb')
  })

  it('is asked for anew after it was said to have changed, also when an old answer was on its way', async () => {
    const { cms, content } = open()
    const answer = cms.notice.bind(cms)
    let release = (): void => undefined
    const released = new Promise<void>((done) => (release = done))
    cms.notice = async () => {
      const notice = await answer()
      await released
      return notice
    }
    const underway = content.notice()
    await content.portfolio()
    content.expire()
    release()
    await underway
    await content.notice()
    expect(cms.asked).toEqual(['notice', 'portfolio', 'notice'])
  })

  it('of an earlier visit opens without a network, and nothing is logged', async () => {
    const cache = new InMemoryContentCache()
    const before = await open(cache).content.entries('company-info')
    const later = open(cache)
    later.clock.advance(3_600_000)
    later.cms.fault = new TransportError('offline', 'There is no connection')
    expect(await later.content.entries('company-info')).toEqual(before)
    expect(later.logger.entries).toEqual([])
    const newer = open(cache, 'two')
    newer.cms.fault = later.cms.fault
    await expect(newer.content.entries('company-info')).rejects.toThrow('no connection')
  })
})
