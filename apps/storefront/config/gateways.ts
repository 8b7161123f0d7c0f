export interface GatewayConfig {
  /** The API of catalogue searches (R7.29). */
  readonly apiMode: 'rest' | 'graphql'
  /** Where content pages and blocks come from: the search, or the platform by cms-data (R7.18). */
  readonly cmsPages: 'search' | 'cms-data'
  /** Whether search answers are stored on the device; otherwise they live as long as the page (R7.22). */
  readonly persistentQueryCache: boolean
  /** The languages of the headless CMS: what it calls each store view's (else its code), and the one behind all. */
  readonly contentLanguages: { readonly byStoreCode: Readonly<Record<string, string>>; readonly fallback: string }
}

/** How this shop calls its API host. */
export const gatewayConfig: GatewayConfig = {
  apiMode: 'rest',
  cmsPages: 'search',
  persistentQueryCache: true,
  contentLanguages: { byStoreCode: {}, fallback: 'en' },
}
