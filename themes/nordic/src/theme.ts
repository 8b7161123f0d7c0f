import { defineTheme } from '@vitrin/theme-kit'
import { Notifications } from './components/notifications'
import { DefaultLayout } from './layouts/default-layout'
import { MinimalLayout } from './layouts/minimal-layout'
import './styles/nordic.css'

const cmsPage = () => import('./screens/cms-page/cms-page-screen')
const contentSet = () => import('./screens/content-set/content-set-screen')

/** The shop's theme. Screens, panels and modals are chunks of their own. */
export const nordic = defineTheme({
  id: 'nordic',
  contract: 1,
  layouts: { default: DefaultLayout, minimal: MinimalLayout },
  screens: {
    home: () => import('./screens/home/home-screen'),
    category: () => import('./screens/category/category-screen'),
    product: () => import('./screens/product/product-screen'),
    'cms-page': cmsPage,
    static: cmsPage,
    'company-info': contentSet,
    'custom-solutions': contentSet,
    terms: contentSet,
    portfolio: () => import('./screens/portfolio/portfolio-screen'),
    checkout: () => import('./screens/checkout/checkout-screen'),
    'my-account': () => import('./screens/my-account/my-account-screen'),
    'create-password': () => import('./screens/create-password/create-password-screen'),
    payment: () => import('./screens/payment/payment-screen'),
    'order-success': () => import('./screens/order-success/order-success-screen'),
    search: () => import('./screens/search/search-screen'),
    'order-confirmation': () => import('./screens/order-confirmation/order-confirmation-screen'),
    withdrawal: () => import('./screens/withdrawal/withdrawal-screen'),
    wishlist: () => import('./screens/wishlist/wishlist-screen'),
    compare: () => import('./screens/compare/compare-screen'),
    error: () => import('./screens/error/error-screen'),
    'page-not-found': () => import('./screens/page-not-found/page-not-found-screen'),
  },
  panels: {
    microcart: () => import('./panels/microcart'),
    search: () => import('./panels/search'),
    menu: () => import('./panels/menu'),
    outbox: () => import('./panels/outbox'),
  },
  modals: {
    confirmation: () => import('./modals/confirmation'),
    review: () => import('./modals/review'),
    authentication: () => import('./modals/authentication'),
    'size-guide': () => import('./modals/size-guide'),
    terms: () => import('./modals/terms'),
    'feature-not-implemented': () => import('./modals/feature-not-implemented'),
    newsletter: () => import('./modals/newsletter'),
    'offline-order': () => import('./modals/offline-order'),
    languages: () => import('./modals/languages'),
  },
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
