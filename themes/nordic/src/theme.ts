import { defineTheme, type Theme } from '@vitrin/theme-kit'
import { Notifications } from './components/notifications'
import { DefaultLayout } from './layouts/default-layout'
import { EmptyLayout } from './layouts/empty-layout'
import { MinimalLayout } from './layouts/minimal-layout'
import type { messages } from './messages/en'
import type { NordicParts } from './parts/parts'
import './styles/nordic.css'

const overlays = () => import('./overlays')

/** The shop's theme. Screens, panels and modals are chunks of their own. */
export const nordic: Theme<typeof messages, NordicParts> = defineTheme({
  id: 'nordic',
  contract: 1,
  layouts: { default: DefaultLayout, minimal: MinimalLayout, empty: EmptyLayout },
  screens: {
    home: () => import('./screens/home/home-screen'),
    category: () => import('./screens/category/category-screen'),
    product: () => import('./screens/product/product-screen'),
    error: () => import('./screens/error/error-screen'),
    ...late(
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
  panels: late(async () => (await overlays()).panels, ['microcart', 'search', 'menu', 'outbox']),
  modals: late(
    async () => (await overlays()).modals,
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
  messages: {
    en: () => import('./messages/en'),
    sv: () => import('./messages/sv'),
    et: () => import('./messages/et'),
    ru: () => import('./messages/ru'),
    fi: () => import('./messages/fi'),
    it: () => import('./messages/it'),
  },
})

/** Import functions by id, in a list that is itself loaded late. An id that is missing does not compile. */
function late<Parts extends object, Id extends keyof Parts>(
  load: () => Promise<Parts>,
  ids: readonly Id[],
): Pick<Parts, Id> {
  const part = (id: Id) => async () => ((await load())[id] as () => unknown)()
  return Object.fromEntries(ids.map((id) => [id, part(id)])) as Pick<Parts, Id>
}
