import { klarglas } from '@vitrin/app-storefront/config/klarglas'
import { klarglasShopper } from '@vitrin/app-storefront/config/klarglas-shopper'
import { allMessages } from '@vitrin/app-storefront/messages'
import {
  createStorefront,
  openContent,
  type CurrentPage,
  type Shopper,
  type Storefront,
  type StorefrontConfig,
} from '@vitrin/storefront'
import { createShopper } from '@vitrin/storefront/shopper'
import type { Theme } from '@vitrin/theme-kit'
import { ScreenRegistry, type Navigator } from '@vitrin/theme-kit/app'
import { LANGUAGES, type Language } from './languages'
import type { Tab } from './tab'
import type { World } from './world'

export interface OpenShop {
  readonly storefront: Storefront
  readonly screens: ScreenRegistry
  readonly navigator: Navigator
  /** Loads what is around each page. */
  readonly loadFrame: () => Promise<void>
  /** Opens an address, and says which page it has. */
  readonly open: (address: string) => Promise<CurrentPage>
  /** Shows the page of an address as a click on a link does. */
  readonly visit: (address: string) => Promise<void>
  /** Starts the shopper's part, once the page is drawn. */
  readonly start: () => Promise<Tab>
}

/** The whole shop with a theme, over a host and a device in memory. */
export async function openShop(theme: Theme, language: Language, world: World): Promise<OpenShop> {
  const config = configIn(language)
  const screens = new ScreenRegistry(theme)
  const { sanitizer, clock, ids, logger } = world
  const storefront = createStorefront({
    config,
    gateways: world.browseGateways(),
    messages: await allMessages(theme, config.storeView.i18n.defaultLocale),
    sanitizer,
    clock,
    ids,
    logger,
    loadShopper: (shop) => startShopper(shop, world),
  })
  const loadFrame = async (): Promise<void> => {
    await Promise.all([
      openContent(storefront).load(),
      storefront.categories.loadTree().catch((error: unknown) => storefront.report(error)),
      screens.load('error'),
    ])
  }
  const open = async (address: string): Promise<CurrentPage> => {
    const opened = await storefront.pages.open(address)
    if ('redirect' in opened) return open(opened.redirect.to)
    await screens.load(opened.page.id)
    return opened.page
  }
  const visit = async (address: string): Promise<void> => {
    const page = await open(address)
    world.addressBar.moveTo(address)
    storefront.ui.leavePanel()
    storefront.pages.show(page)
    storefront.pages.markPainted()
    window.scrollTo(0, 0)
  }
  const go = (address: string): void => void visit(address)
  const navigator = { push: go, replace: go }
  const start = async (): Promise<Tab> => {
    const shopper = await storefront.whenShopper()
    world.cart.lines = () => shopper.cart.items
    return { world, storefront, shopper, navigator, visit }
  }
  return { storefront, screens, navigator, loadFrame, open, visit, start }
}

/** The shop as it is configured, with every language to choose from. Its pictures are beside the page. */
function configIn(language: Language): StorefrontConfig {
  const { storeView } = klarglas
  const { locale, storeId } = LANGUAGES[language]
  // Each state is opened under the code of this view, whatever its language is.
  const { storeCode } = storeView
  const codeOf = (code: string): string => (code === language ? storeCode : code === storeCode ? language : code)
  return {
    ...klarglas,
    storeView: { ...storeView, storeId, i18n: { ...storeView.i18n, defaultLocale: locale } },
    storeViews: Object.entries(LANGUAGES).map(([code, view]) => ({ storeCode: codeOf(code), ...view })),
    mediaBaseUrl: 'pictures',
    passkeyDomain: 'localhost',
  }
}

async function startShopper(storefront: Storefront, world: World): Promise<Shopper> {
  const { shopper, start } = createShopper({
    storefront,
    config: klarglasShopper,
    storages: world.storages,
    gateways: () => world.shopperGateways(),
    ports: world.shopperPorts(),
    hostSentences: {},
  })
  await start()
  return shopper
}
