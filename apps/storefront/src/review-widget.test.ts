// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openHost, type OpenHost } from '../server/testing/open-host'
import { openTab, type OpenTab } from './testing/open-tab'
import { eventually, press, wordsOf } from './testing/screen'

const PRODUCT = '/sv/p/KG-1101/duschdorr-unden'
const reviewWidget = { name: 'Omdömestorget', scriptUrl: 'https://reviews.example/widget.js' }
const section = () => document.querySelector('.review-widget') ?? undefined
const place = () => document.querySelector<HTMLElement>('#review-widget')
const failure = () => wordsOf(section()?.querySelector('[role=alert]'))

describe('the review widget of another site', () => {
  let host: OpenHost
  let tab: OpenTab | undefined
  // Outside of the document nothing is loaded.
  const head = document.createDocumentFragment()
  const scripts = () => [...head.querySelectorAll('script')]
  const open = async (settings = {}) => (tab = await openTab(host, PRODUCT, settings))
  beforeAll(async () => {
    host = await openHost()
    vi.spyOn(document.head, 'append').mockImplementation((added) => head.append(added))
  })
  afterEach(() => {
    tab?.close()
    head.replaceChildren()
  })
  afterAll(() => {
    vi.restoreAllMocks()
    host.close()
  })

  it('has a place only where it is configured [R1.10 place]', async () => {
    await open()
    await eventually(() => expect(wordsOf(document.querySelector('#reviews'))).toContain('Omdömen'))
    expect(section()).toBeUndefined()
    tab?.close()
    await open({ reviewWidget })
    await eventually(() => expect(wordsOf(section()?.querySelector('h2'))).toBe('Omdömen från Omdömestorget'))
  })

  it('says without consent what would be loaded, and offers our own reviews [R1.10 consent]', async () => {
    await open({ reviewWidget })
    const sentence = 'De hämtas från reviews.example, som då ser vilken sida du är på.'
    await eventually(() => expect(wordsOf(section())).toContain(sentence))
    expect(section()?.querySelector('a')?.getAttribute('href')).toBe('#reviews')
    expect([scripts(), place()]).toEqual([[], null])
  })

  it('loads the script after a yes, with a place for the product [R1.10 script]', async () => {
    await open({ reviewWidget })
    await press('Visa omdömena', section)
    await eventually(() => expect(scripts().map(({ src }) => src)).toEqual([reviewWidget.scriptUrl]))
    expect(Object.fromEntries(Object.entries(place()?.dataset ?? {}))).toEqual({
      sku: 'KG-1101',
      name: 'Duschdörr Unden',
      locale: 'sv-SE',
    })
    expect(section()?.contains(document.activeElement)).toBe(true)
    place()?.append(document.createElement('article'))
    await eventually(() => expect(section()?.querySelector('output')).toBeNull())
    expect([failure(), place()?.childElementCount]).toEqual(['', 1])
  })

  it.each<[string, () => void]>([
    ['cannot be loaded', () => scripts()[0]?.dispatchEvent(new Event('error'))],
    ['throws', () => dispatchEvent(new ErrorEvent('error', { filename: reviewWidget.scriptUrl, message: 'Boom' }))],
  ])('says when the script %s, and tries again', async (_, fail) => {
    await open({ reviewWidget })
    await press('Visa omdömena', section)
    await eventually(() => expect(scripts()).toHaveLength(1))
    fail()
    await eventually(() => expect(failure()).toContain('Omdömena från Omdömestorget kan inte visas just nu.'))
    expect([place(), scripts()]).toEqual([null, []])
    await press('Försök igen', section)
    await eventually(() => expect([failure(), scripts().length]).toEqual(['', 1]))
  })
})
