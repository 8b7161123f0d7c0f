import { SwitchableConnectivity } from '@vitrin/kernel/testing'
import { openContent, type Shopper, type Storefront } from '@vitrin/storefront'
import { inMemoryStorages } from '@vitrin/storefront/testing'
import type { Theme } from '@vitrin/theme-kit'
import { LazyNavigator, ScreenRegistry, ShopApp } from '@vitrin/theme-kit/app'
import { enableStaticRendering } from 'mobx-react-lite'
import { createRoot } from 'react-dom/client'
import { expect } from 'vitest'
import { hostGateways } from '../../server/testing/host-gateways'
import type { OpenHost } from '../../server/testing/open-host'
import { startShopper } from '../../server/testing/start-shopper'
import { htmlSanitizer } from '../../server/html-sanitizer'
import { consoleLogger, randomIds, systemClock } from '../../server/server-ports'
import { browserAddressBar } from '../address-bar'
import { createApp, theme as chosenTheme } from '../create-app'
import { allMessages } from '../messages'
import type { OperatorSettings } from '../page-state'
import { eventually, heading, press } from './screen'

export interface OpenTab {
  readonly storefront: Storefront
  readonly shopper: Shopper
  readonly connectivity: SwitchableConnectivity
  /** Goes to an address as a link does, without waiting: the page may lead elsewhere. */
  go(url: string): void
  /** Opens another page as a link does. */
  visit(url: string): Promise<void>
  /** Draws the shop with another theme. */
  switchTo(theme: Theme): Promise<void>
  /** Puts the product of the page into the cart. */
  addToCart(): Promise<void>
  close(): void
}

/** Opens an address of the whole shop as React draws it in a browser, at a host in this process. */
export async function openTab(
  host: OpenHost,
  url: string,
  settings: Partial<OperatorSettings> = {},
  theme: Theme = chosenTheme,
): Promise<OpenTab> {
  // The server's render, which other tests use, switches this on for the whole process.
  enableStaticRendering(false)
  const closing = new AbortController()
  listenUntil(closing.signal)
  window.location.href = `http://shop.test${url}`
  const connectivity = new SwitchableConnectivity()
  const gateways = hostGateways(host)
  const screens = new ScreenRegistry(theme)
  const { storefront } = createApp({
    screens,
    settings: { mediaBaseUrl: '', ...settings },
    gateways,
    clock: systemClock,
    ids: randomIds,
    logger: consoleLogger,
    sanitizer: htmlSanitizer,
    messages: await allMessages(theme, 'sv-SE'),
    loadShopper: (shop) =>
      startShopper(shop, {
        host,
        gateways,
        storages: inMemoryStorages(),
        addressBar: browserAddressBar(navigator),
        connectivity,
        onStarted: (stop) => closing.signal.addEventListener('abort', stop),
      }),
  })
  const navigator = new LazyNavigator({ storefront, screens, window })
  await Promise.all([
    openContent(storefront).load(),
    storefront.categories.loadTree(),
    storefront.prepare(),
    screens.load('error'),
  ])
  navigator.start()

  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const opened = await storefront.pages.open(url)
  if (!('page' in opened)) throw new Error(`${url} leads to ${opened.redirect.to}`)
  await screens.load(opened.page.id)
  storefront.pages.show(opened.page)
  const draw = (by: Theme): void =>
    root.render(<ShopApp storefront={storefront} theme={by} screens={screens} navigator={navigator} />)
  draw(theme)
  const shopper = await storefront.whenShopper()
  storefront.pages.markPainted()
  await eventually(() => expect(heading()).not.toBe(''))
  return {
    storefront,
    shopper,
    connectivity,
    go(to) {
      navigator.push(to)
    },
    async visit(to) {
      navigator.push(to)
      await eventually(() => expect(storefront.pages.paintedPage?.url).toBe(to))
    },
    async switchTo(other) {
      storefront.i18n.add(await allMessages(other, storefront.i18n.locale))
      await screens.switchTo(other, storefront.pages.current!.id)
      draw(other)
    },
    async addToCart() {
      const { count } = shopper.cart
      await press('Lägg i varukorgen', () => document.querySelector('main') ?? undefined)
      await eventually(() => expect(shopper.cart.count).toBeGreaterThan(count))
    },
    close() {
      closing.abort()
      root.unmount()
      place.remove()
    },
  }
}

/** Listeners of the window end with the signal: the next test file of the worker has the same window. */
function listenUntil(signal: AbortSignal): void {
  const { addEventListener } = globalThis
  const listen = (type: string, listener: EventListener, options?: AddEventListenerOptions): void =>
    addEventListener(type, listener, { ...options, signal })
  Object.assign(globalThis, { addEventListener: listen })
  signal.addEventListener('abort', () => Object.assign(globalThis, { addEventListener }))
}
