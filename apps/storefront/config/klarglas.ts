import { DEFAULT_CATALOG_CONFIG } from '@vitrin/catalog'
import { defineStoreView } from '@vitrin/i18n'
import type { StorefrontConfig } from '@vitrin/storefront'
import { CHOICE_WORDS } from './choice-words'
import { FINISHES } from './finishes'

/** The Swedish store view (specification §1). */
const swedishView = defineStoreView({
  storeCode: 'sv',
  storeId: 4,
  appendStoreCode: true,
  i18n: {
    defaultLocale: 'sv-SE',
    defaultCountry: 'SE',
    currencyCode: 'SEK',
    currencySign: 'kr',
    currencyDecimal: '',
    currencyGroup: '',
    fractionDigits: 2,
    priceFormat: '{amount}{sign}',
    shownMoney: { pattern: '{amount} {sign}', hideZeroDecimals: true },
    choiceWords: CHOICE_WORDS,
    dateFormat: 'HH:mm D/M/YYYY',
    timeZone: 'Europe/Stockholm',
  },
  tax: {
    defaultCountry: 'SE',
    defaultRegion: '',
    sourcePriceIncludesTax: true,
    calculateServerSide: true,
    userGroupId: null,
  },
  elasticsearch: { index: 'vue_storefront_magento_4' },
  seo: { useUrlDispatcher: true, disableUrlRoutesPersistentCache: false },
})

/** The demo shop Klarglas. */
export const klarglas: StorefrontConfig = {
  shopName: 'Klarglas',
  storeView: swedishView,
  routedViews: {
    storeCode: swedishView.storeCode,
    storeCodes: [swedishView.storeCode],
    appendStoreCode: swedishView.appendStoreCode,
    useUrlDispatcher: swedishView.seo.useUrlDispatcher,
  },
  catalog: { ...DEFAULT_CATALOG_CONFIG, ownMeasuresSize: '6199' },
  delivery: { stockedDays: [2, 4], madeToMeasureDays: [15, 20], changeDays: 2 },
  mediaBaseUrl: '',
  contentPages: {
    measuring: 'sa-mater-du',
    special: 'specialmatt',
    glass: 'valja-glas',
    assembly: 'montering',
    care: 'skotsel',
    delivery: 'leverans',
    returns: 'retur-och-angerratt',
    sizes: 'storleksguide',
    contact: 'kontakt',
    about: 'om-foretaget',
    terms: 'kopvillkor',
    privacy: 'integritet',
  },
  staticPages: {
    legal: 'kopvillkor',
    privacy: 'integritet',
    'about-us': 'om-foretaget',
    'customer-service': 'kundtjanst',
    'store-locator': 'hitta-hit',
    'size-guide': 'storleksguide',
    delivery: 'leverans',
    returns: 'retur-och-angerratt',
    contact: 'kontakt',
  },
  finishes: FINISHES,
  videoPlayers: {
    youtube: 'https://www.youtube-nocookie.com/embed/{id}?autoplay=1',
    vimeo: 'https://player.vimeo.com/video/{id}?autoplay=1&dnt=1',
  },
}
