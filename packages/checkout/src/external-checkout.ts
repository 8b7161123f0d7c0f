/** Sites that take the order in place of this shop's checkout (R1.08, contract §15.23). */
export interface ExternalCheckoutConfig {
  /** Of the default store, which is English. */
  readonly cmsUrl: string
  readonly stores: Readonly<Record<string, { readonly cmsUrl: string }>>
}

const DEFAULT_STORE = 'en'

/** Where a store's checkout is; `undefined`: in this shop (R2.43). */
export function externalSite({ cmsUrl, stores }: ExternalCheckoutConfig, storeCode: string): string | undefined {
  return stores[storeCode]?.cmsUrl ?? (storeCode === DEFAULT_STORE ? cmsUrl : undefined)
}

export interface HandOver {
  /** Empty for a guest: the site reads two slashes as that. */
  readonly userToken: string
  readonly cartToken: string
}

export function handOverAddress(site: string, { userToken, cartToken }: HandOver): string {
  const user = encodeURIComponent(userToken)
  const cart = encodeURIComponent(cartToken)
  return `${site.replace(/\/+$/, '')}/vue/cart/sync/token/${user}/cart/${cart}`
}
