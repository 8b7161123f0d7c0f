import { defineTheme } from '@vitrin/theme-kit'
import './bare.css'
import { DefaultLayout, EmptyLayout, MinimalLayout } from './layouts/layouts'
import { Notifications } from './layouts/notifications'
import { later } from './later'

/** All texts are the shop's: this theme has no part of its own that needs words. */
const noTexts = {}
const messages = async () => ({ messages: noTexts })

/** A complete theme from zero: one style sheet, the fonts of the system, no picture of its own. */
export const bare = defineTheme<typeof noTexts>({
  id: 'bare',
  contract: 1,
  layouts: { default: DefaultLayout, minimal: MinimalLayout, empty: EmptyLayout },
  screens: {
    home: () => import('./screens/home/home-screen'),
    category: () => import('./screens/category/category-screen'),
    product: () => import('./screens/product/product-screen'),
    error: () => import('./screens/error/error-screen'),
    ...later(
      async () => (await import('./late-screens')).screens,
      [
        'cms-page',
        'static',
        'company-info',
        'custom-solutions',
        'terms',
        'portfolio',
        'checkout',
        'my-account',
        'create-password',
        'mail-link',
        'payment',
        'order-success',
        'bestsellers',
        'standard-sizes',
        'custom-sizes',
        'search',
        'order-confirmation',
        'withdrawal',
        'wishlist',
        'compare',
        'page-not-found',
      ],
    ),
  },
  panels: later(async () => (await import('./overlays')).panels, ['microcart', 'search', 'menu', 'outbox']),
  modals: later(
    async () => (await import('./overlays')).modals,
    [
      'confirmation',
      'review',
      'authentication',
      'size-guide',
      'terms',
      'feature-not-implemented',
      'newsletter',
      'offline-order',
      'languages',
    ],
  ),
  notifications: Notifications,
  messages: { en: messages, sv: messages, et: messages, ru: messages, fi: messages, it: messages },
})
