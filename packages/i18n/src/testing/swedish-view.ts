import { defineStoreView } from '../store-view'

/** The shop's store view (R1.05) as tests use it. */
export const swedishView = defineStoreView({
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
    choiceWords: {
      byValue: { Utan: 'Ingen {label}', 'Egna mått': '' },
      byLabel: {
        Profil: '{value}',
        Storlek: '{label} {value}',
        Glas: '{value}',
        Gångjärn: '{label} {value}',
        Pärlyta: '{label} på {value}',
      },
    },
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
