/** The languages in which the shop has texts. `storeId` is the view whose pages and blocks are shown. */
export const LANGUAGES = {
  sv: { name: 'Svenska', locale: 'sv-SE', storeId: 4 },
  en: { name: 'English', locale: 'en-GB', storeId: 5 },
  et: { name: 'Eesti', locale: 'et-EE', storeId: 6 },
  ru: { name: 'Русский', locale: 'ru-RU', storeId: 7 },
  fi: { name: 'Suomi', locale: 'fi-FI', storeId: 8 },
  it: { name: 'Italiano', locale: 'it-IT', storeId: 9 },
} as const

export type Language = keyof typeof LANGUAGES
