import { lazy } from '@vitrin/kernel'
import { LazyNavigator, loadDeferred, ScreenRegistry, ShopApp } from '@vitrin/theme-kit/app'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserIds, browserLogger, hydrationClock } from './browser-ports'
import { klarglas } from '../config/klarglas'
import { lazyGateways } from './lazy-gateways'
import { createApp, theme } from './create-app'
import type { PageState } from './page-state'
import { readPageState } from './read-page-state'
import { whenIdle } from './when-idle'

export interface OpenShopOptions {
  /** Resolves after the first press. */
  readonly pressed: Promise<void>
  readonly installable: Promise<Event>
}

/** Makes the shop of the page that the server sent, and hydrates it. */
export async function openShop({ pressed, installable }: OpenShopOptions): Promise<void> {
  const state = readPageState(document)
  const { storefront, screens, navigator, texts, connectivity, clock } = createShop(state)
  const { page } = state.storefront
  await Promise.all([
    storefront.hydrate(state.storefront),
    page && screens.loadFirst(page.id),
    screens.loadFirst('error'),
  ])
  // A transition hydrates in slices, so that taps in between are answered.
  const hydrated = new Promise<void>((onHydrated) =>
    startTransition(() => {
      hydrateRoot(
        document.getElementById('root')!,
        <StrictMode>
          <ShopApp
            storefront={storefront}
            theme={theme}
            screens={screens}
            navigator={navigator}
            onHydrated={onHydrated}
          />
        </StrictMode>,
        {
          onRecoverableError(error) {
            // Who acts before a deferred part arrives changes what the server rendered: React renders it anew.
            if (!globalThis.navigator.userActivation?.hasBeenActive) storefront.report(error)
          },
        },
      )
    }),
  )
  navigator.start()
  await hydrated
  // A press may show parts that the page came without, and their texts.
  await Promise.race([Promise.all([loadDeferred('usual'), texts()]), after(SLOW_LINE_MS)])
  await whenIdle()
  // Tests and tools wait for this: from here on every tap is answered.
  document.documentElement.dataset['hydrated'] = 'true'
  document.querySelector('script[type=speculationrules]')?.remove()
  clock.release()
  storefront.pages.markPainted()
  try {
    const [{ afterFirstPaint }, network] = await Promise.all([import('./after-first-paint'), connectivity.load()])
    await afterFirstPaint({
      storefront,
      navigator,
      screens,
      texts,
      connectivity: network,
      build: state.cacheVersion,
      pressed,
      installable,
    })
  } catch (error) {
    storefront.report(error)
  }
}

function createShop(state: PageState) {
  const { storeView, routedViews } = { ...klarglas, ...state.settings }
  const clock = hydrationClock(state.nowMs)
  const connectivity = lazy(async () => (await import('./browser-connectivity')).startConnectivity(clock))
  const device = lazy(async () =>
    (await import('./device')).openDevice({
      storeCode: storeView.storeCode,
      ui: storefront.ui,
      clock,
      logger: browserLogger,
    }),
  )

  const allTexts = lazy(async () => (await import('./add-texts')).addTexts(storefront))
  /** A screen without some texts is better than none, and the next screen asks for them again. */
  const texts = () => allTexts.load().catch((error: unknown) => storefront.report(error))

  const { storefront, screens } = createApp({
    screens: new ScreenRegistry(theme, texts),
    settings: state.settings,
    separators: state.separators,
    dateWords: state.dateWords,
    gateways: lazyGateways({
      storeView,
      apiBaseUrl: state.apiBaseUrl,
      tokenInHeader: state.tokenInHeader,
      cmsMediaUrl: state.cmsMediaUrl,
      device: device.load,
      connectivity: connectivity.load,
      clock,
      cacheVersion: state.cacheVersion,
      logger: browserLogger,
      group: () => storefront.shopper?.session.group,
    }),
    openUrlCache: storeView.seo.disableUrlRoutesPersistentCache ? undefined : async () => (await device.load()).urls,
    openRecentSearches: async () => (await (await device.load()).shop).recentSearches,
    clock,
    ids: browserIds,
    logger: browserLogger,
    // Its code is loaded with the first page that shows HTML of a document and was not rendered on the server.
    sanitizer: { sanitize: async (html) => (await import('./clean-html')).cleanHtml(html, routedViews) },
    messages: state.messages,
    loadShopper: async (shop) =>
      (await import('./shopper')).startBrowserShopper(shop, {
        navigator,
        apiBaseUrl: state.apiBaseUrl,
        tokenInHeader: state.tokenInHeader,
        device: device.load,
        connectivity: await connectivity.load(),
        clock,
        ids: browserIds,
        logger: browserLogger,
      }),
  })
  const navigator = new LazyNavigator({ storefront, screens, window })
  return { storefront, screens, navigator, texts, connectivity, clock }
}

/** How long a slow line is waited for. */
const SLOW_LINE_MS = 2000

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
