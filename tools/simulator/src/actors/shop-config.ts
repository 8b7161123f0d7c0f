import { DEFAULT_CATALOG_CONFIG } from '@vitrin/catalog'
import { defineStoreView } from '@vitrin/i18n'
import type { StorefrontConfig } from '@vitrin/storefront'

const storeView = defineStoreView({
  storeCode: 'sv',
  storeId: 4,
  appendStoreCode: true,
  i18n: {
    defaultLocale: 'sv-SE',
    defaultCountry: 'SE',
    currencyCode: 'SEK',
    currencySign: 'kr',
    // Each page would ask Intl for them, which is slow.
    separators: { decimal: ',', group: '\u00a0' },
    currencyDecimal: '',
    currencyGroup: '',
    fractionDigits: 2,
    priceFormat: '{amount}{sign}',
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
  elasticsearch: { index: 'simulated' },
  seo: { useUrlDispatcher: true, disableUrlRoutesPersistentCache: false },
})

export const SHOP_CONFIG: StorefrontConfig = {
  shopName: 'Simulated',
  storeView,
  routedViews: { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true },
  catalog: DEFAULT_CATALOG_CONFIG,
  mediaBaseUrl: '',
}
