import { followAddress, openContent, openStoreViews, type Storefront } from '@vitrin/storefront'
import { loadDeferred, type LazyNavigator } from '@vitrin/theme-kit/app'
import type { BrowserConnectivity } from './browser-connectivity'
import { closedNotice } from './closed-notice'
import { theme } from './create-app'
import { allMessages } from './messages'
import { offerInstall } from './offer-install'
import { storeViewMemory } from './store-view-memory'
import { startWorker } from './start-worker'
import { knownAddress } from './known-address'

export interface AfterFirstPaintOptions {
  readonly storefront: Storefront
  readonly navigator: LazyNavigator
  readonly connectivity: BrowserConnectivity
  readonly build: string
  readonly installable: Promise<Event>
}

/**
 * Loads what the first paint does not need: connectivity, the other texts, navigation, the shopper's part and the
 * worker.
 */
export async function afterFirstPaint({
  storefront,
  navigator,
  connectivity,
  build,
  installable,
}: AfterFirstPaintOptions): Promise<void> {
  const { i18n, pages, ui } = storefront
  const content = openContent(storefront)
  const showNetwork = (): void => ui.setOnline(connectivity.online, globalThis.navigator.onLine)
  connectivity.subscribe((online) => {
    showNetwork()
    if (online) void loadDeferred()
  })
  for (const change of ['online', 'offline']) addEventListener(change, showNetwork)
  showNetwork()
  inBackground(
    storefront,
    installable.then((event) => offerInstall(ui, event)),
  )
  addEventListener('vite:preloadError', () => ui.markOutdated())
  // A page from the service worker is no proof that the shop can be reached, so the shop is asked.
  const checked = globalThis.navigator.serviceWorker?.controller ? connectivity.check() : undefined
  const messages = allMessages(theme, i18n.locale).then((all) => i18n.add(all))
  inBackground(
    storefront,
    messages.then(() => openStoreViews(storefront).start(storeViewMemory(() => sessionStorage))),
  )
  inBackground(storefront, navigator.prepare())
  const address = location.pathname + location.search
  // The server left out what no page reads.
  if (pages.current && knownAddress(address) === pages.current.url) pages.changeUrl(address)
  if (pages.current && !(await followAddress(pages, address))) navigator.replace(address + location.hash)
  content.notice.start(closedNotice(() => localStorage))
  await checked
  // The server sent the empty shell, so the browser renders the page.
  if (!pages.current) {
    inBackground(storefront, content.load())
    await messages
    navigator.replace(location.pathname + location.search + location.hash)
  }
  await storefront.whenShopper().catch((error: unknown) => storefront.report(error))
  await startWorker(storefront, build)
}

/** A failure is only logged, because the same code or data is loaded again when it is needed. */
function inBackground(storefront: Storefront, work: Promise<unknown>): void {
  work.catch((error: unknown) => storefront.report(error))
}
