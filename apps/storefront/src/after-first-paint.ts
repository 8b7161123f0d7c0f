import { followAddress, openContent, openStoreViews, type Storefront } from '@vitrin/storefront'
import { loadDeferred, type LazyNavigator, type ScreenRegistry } from '@vitrin/theme-kit/app'
import type { BrowserConnectivity } from './browser-connectivity'
import { closedNotice } from './closed-notice'
import { restIsWanted } from './first-visit'
import { fetchLateFont } from './late-font'
import { offerInstall } from './offer-install'
import { storeViewMemory } from './store-view-memory'
import { startWorker } from './start-worker'
import { knownAddress } from './known-address'
import { fetchNextData, workWhenQuiet } from './when-quiet'

export interface AfterFirstPaintOptions {
  readonly storefront: Storefront
  readonly navigator: LazyNavigator
  readonly screens: ScreenRegistry
  /** Adds the texts that the page was sent without. */
  readonly texts: () => Promise<void>
  readonly connectivity: BrowserConnectivity
  readonly build: string
  /** Resolves after the first press. */
  readonly pressed: Promise<void>
  readonly installable: Promise<Event>
}

/**
 * Loads what the first paint does not need: connectivity, the worker, the other texts, navigation and the shopper's
 * part.
 */
export async function afterFirstPaint({
  storefront,
  navigator,
  screens,
  texts,
  connectivity,
  build,
  pressed,
  installable,
}: AfterFirstPaintOptions): Promise<void> {
  const { pages, ui } = storefront
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
  const address = location.pathname + location.search
  // The server left out what no page reads.
  if (pages.current && knownAddress(address) === pages.current.url) pages.changeUrl(address)
  if (pages.current && !(await followAddress(pages, address))) navigator.replace(address + location.hash)
  content.notice.start(closedNotice(() => localStorage))
  await checked
  // The server sent the empty shell, so the browser renders the page.
  if (!pages.current) {
    inBackground(storefront, content.load())
    await texts()
    navigator.replace(location.pathname + location.search + location.hash)
  }
  const quiet = workWhenQuiet(storefront, screens)
  const worker = startWorker(storefront, build, quiet)
  inBackground(storefront, worker)
  await restIsWanted(storefront, pressed, worker)
  inBackground(
    storefront,
    texts().then(() => openStoreViews(storefront).start(storeViewMemory(() => sessionStorage))),
  )
  inBackground(storefront, navigator.prepare())
  inBackground(storefront, storefront.whenShopper())
  inBackground(storefront, fetchLateFont())
  inBackground(
    storefront,
    quiet.then(() => fetchNextData(storefront)),
  )
}

/** A failure is only logged, because the same code or data is loaded again when it is needed. */
function inBackground(storefront: Storefront, work: Promise<unknown>): void {
  work.catch((error: unknown) => storefront.report(error))
}
