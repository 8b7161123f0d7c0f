import { deferred } from '@vitrin/theme-kit'

// What stands under a page, and around the few that keep only what helps to finish them.
export const SiteFooter = deferred(() => import('./site-footer'))
export const CheckoutHeader = deferred(() => import('./checkout-header'))
export const CheckoutFooter = deferred(() => import('./checkout-footer'))
