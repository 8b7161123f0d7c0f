import { deferred } from '@vitrin/theme-kit'

// What stands under a page, around the few that keep only what helps to finish them, what says nothing before the shopper is known, and what is said without a network: fetched before.
export const KeptLinks = deferred(() => import('./kept-links'))
export const OfflineNotice = deferred(() => import('./offline-notice'))
export const SiteFooter = deferred(() => import('./site-footer'))
export const CheckoutHeader = deferred(() => import('./checkout-header'))
export const CheckoutFooter = deferred(() => import('./checkout-footer'))
