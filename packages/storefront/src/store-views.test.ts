import { createI18n } from '@vitrin/i18n'
import { shopTexts, swedishView } from '@vitrin/i18n/testing'
import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { ore } from '@vitrin/pricing'
import { describe, expect, it } from 'vitest'
import { StoreViews } from './store-views'

const finnishView = {
  ...swedishView,
  storeCode: 'fi',
  i18n: { ...swedishView.i18n, defaultLocale: 'fi-FI' },
}
/** The page of a view in a tab whose page before was of another view, or of none. */
function open(storeView = swedishView, before?: string) {
  let stored = before
  const clock = new ManualClock()
  const logger = new RecordingLogger()
  const views = new StoreViews({
    config: {
      storeView,
      routedViews: {
        storeCode: storeView.storeCode,
        storeCodes: ['sv', 'fi'],
        appendStoreCode: true,
        useUrlDispatcher: true,
      },
    },
    clock,
    logger,
  })
  const start = () => views.start({ read: () => stored, write: (code) => (stored = code) })
  const leaves = (pathname: string) => views.leavesFor({ host: 'shop.test', pathname })
  return { views, clock, logger, leaves, start, stored: () => stored }
}

describe('a change of the store view', () => {
  it('waits for asynchronous listeners, which know the old and the new view [R4.44 before hook]', async () => {
    const { views, leaves } = open()
    const said: string[] = []
    let finish = (): void => undefined
    views.onBeforeStoreViewChange(async (from, to) => {
      await new Promise<void>((resolve) => (finish = resolve))
      said.push(`${from} to ${to}`)
    })
    const left = leaves('/fi/unden').then((leaving) => said.push(`leaves: ${leaving}`))
    await Promise.resolve()
    finish()
    await left
    expect(said).toEqual(['sv to fi', 'leaves: true'])
  })

  it('is not cancelled by a listener that fails or says no [R4.44 before hook]', async () => {
    const { views, leaves, logger } = open()
    views.onBeforeStoreViewChange(() => {
      throw new Error('no')
    })
    views.onBeforeStoreViewChange(() => Promise.reject(new Error('no again')))
    expect(await leaves('/fi')).toBe(true)
    expect(logger.entries).toHaveLength(2)
  })

  it('is not held up by a listener that never settles [R4.44 before hook]', async () => {
    const { views, leaves, clock } = open()
    views.onBeforeStoreViewChange(() => new Promise(() => undefined))
    const left = leaves('/fi')
    clock.advance(2000)
    expect(await left).toBe(true)
  })

  it('does not call listeners for an address of the same view, or after they left [R4.44 before hook]', async () => {
    const { views, leaves } = open()
    const said: string[] = []
    const leave = views.onBeforeStoreViewChange((_, to) => void said.push(to))
    expect(await leaves('/sv/unden')).toBe(false)
    leave()
    await leaves('/fi')
    expect(said).toEqual([])
  })

  it('calls listeners after it, with texts and formats of the new view [R4.44 after hook] [R4.44 locale]', () => {
    const { views, start, stored } = open(finnishView, 'sv')
    const i18n = createI18n({ storeView: finnishView, messages: shopTexts.fi })
    const said: string[] = []
    views.onAfterStoreViewChange(({ storeCode, i18n: { defaultLocale } }) => {
      said.push(storeCode, defaultLocale, i18n.locale, i18n.t('cart.title'), i18n.formats.money(ore(499_550)))
    })
    expect(said).toEqual([])
    start()
    expect(said).toEqual(['fi', 'fi-FI', 'fi-FI', 'Ostoskori', '4\u00a0995,50\u00a0kr'])
    expect(stored()).toBe('fi')
  })

  it('calls a listener at once that came too late [R4.44 after hook]', () => {
    const { views, start } = open(finnishView, 'sv')
    start()
    const said: string[] = []
    views.onAfterStoreViewChange(({ storeCode }) => void said.push(storeCode))
    expect(said).toEqual(['fi'])
  })

  it.each([undefined, 'fi'])('calls no listener where the page before was of %s [R4.44 after hook]', (before) => {
    const { views, start } = open(finnishView, before)
    const said: string[] = []
    views.onAfterStoreViewChange(({ storeCode }) => void said.push(storeCode))
    start()
    expect(said).toEqual([])
  })
})
