import { deferred } from '@vitrin/theme-kit'

// What stands over and under a page, around the few that keep only what helps to finish them, and what says nothing before the shopper is known.
export const Notices = deferred(() => import('./notices'))
export const PersonalLinks = deferred(() => import('./personal-links'))
export const SiteFooter = deferred(() => import('./site-footer'))
export const CheckoutHeader = deferred(() => import('./checkout-header'))
export const CheckoutFooter = deferred(() => import('./checkout-footer'))
