import { FakeCmsSearch, FakeContentGateway, FakeHtmlSanitizer, FakeStaticContent } from '@vitrin/content/testing'
import { TransportError } from '@vitrin/kernel'
import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { ShopContent } from './shop-content'

function open() {
  const content = new FakeContentGateway({ notice: { message: '<p>Hej</p>', enabled: true, type: 'info' } })
  const cms = new FakeCmsSearch({
    blocks: [{ id: 1, identifier: 'product_delivery', title: 'Leverans', content: '<p>Bud</p>' }],
  })
  const files = new FakeStaticContent({ price_constants: { freightLimit: null, deposit: 0, bulkFreight: 5 } })
  const logger = new RecordingLogger()
  const options = {
    content,
    cms,
    files,
    sanitizer: new FakeHtmlSanitizer(),
    config: { routedViews },
    clock: new ManualClock(),
    logger,
  }
  return { shop: new ShopContent(options), options, content, files, cms, logger }
}

const routedViews = { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true }

describe('the content around the pages', () => {
  it('has the blocks of its places, the notice and the sets of every page, and travels to the browser', async () => {
    const { shop, options } = open()
    await shop.load()
    const copy = new ShopContent(options)
    copy.hydrate(JSON.parse(JSON.stringify(shop.snapshot)) as typeof shop.snapshot)
    for (const each of [shop, copy]) {
      expect(each.blockAt('product')?.title).toBe('Leverans')
      expect(each.blockAt('footer')).toBeUndefined()
      expect(each.notice.shown?.message).toBe('<p>Hej</p>')
      expect(each.sets.set('price_constants')?.bulkFreight).toBe(5)
    }
  })

  it('is left out, with a line in the log, where it cannot be loaded', async () => {
    const { shop, content, files, cms, logger } = open()
    const fault = new TransportError('network', 'lost')
    content.fault = fault
    files.fault = fault
    cms.search = () => Promise.reject(fault)
    await shop.load()
    expect(shop.notice.shown).toBeUndefined()
    expect(shop.blockAt('product')).toBeUndefined()
    expect(logger.entries.map(({ message }) => message).toSorted()).toEqual([
      'The blocks of the shop could not be loaded',
      'The notice could not be loaded',
      'The static content price_constants could not be loaded',
      'The static content site_info could not be loaded',
    ])
  })
})
