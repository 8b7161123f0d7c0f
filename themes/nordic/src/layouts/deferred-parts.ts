import { deferred } from '@vitrin/theme-kit'

// Parts of the layouts that the first paint does without.
export const Notices = deferred(() => import('./notices'))
export const PersonalLinks = deferred(() => import('./personal-links'))
export const CheckoutHeader = deferred(() => import('./checkout-header'))
export const CheckoutFooter = deferred(() => import('./checkout-footer'))
