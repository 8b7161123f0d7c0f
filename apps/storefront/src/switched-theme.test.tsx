// @vitest-environment happy-dom
import { bare } from '@vitrin/theme-bare'
import { nordic } from '@vitrin/theme-nordic'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openHost, type OpenHost } from '../server/testing/open-host'
import { openTab, type OpenTab } from './testing/open-tab'
import { eventually, heading, screenWords } from './testing/screen'

let host: OpenHost
let tab: OpenTab
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())
afterEach(() => tab.close())

it('another theme keeps the cart and the page in front, and opens the next ones', async () => {
  tab = await openTab(host, '/sv/p/KG-1101/duschdorr-unden', {}, nordic)
  await tab.addToCart()
  const { current } = tab.storefront.pages
  const words = screenWords()

  await tab.switchTo(bare)
  await eventually(() => expect(screenWords()).not.toBe(words))
  expect(tab.storefront.pages.current).toBe(current)
  expect(heading()).toBe('Duschdörr Unden')
  await tab.addToCart()
  expect(tab.shopper.cart.count).toBe(2)

  await tab.visit('/sv/compare')
  await eventually(() => expect(heading()).toBe('Jämför varor'))
})
