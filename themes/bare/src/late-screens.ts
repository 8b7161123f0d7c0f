import type { Theme } from '@vitrin/theme-kit'

const cmsPage = () => import('./screens/cms-page/cms-page-screen')
const contentSet = () => import('./screens/content-set/content-set-screen')

/** The screens that shoppers seldom see first. */
export const screens = {
  'cms-page': cmsPage,
  static: cmsPage,
  'company-info': contentSet,
  'custom-solutions': contentSet,
  terms: contentSet,
  portfolio: () => import('./screens/portfolio/portfolio-screen'),
  checkout: () => import('./screens/checkout/checkout-screen'),
  'my-account': () => import('./screens/my-account/my-account-screen'),
  'create-password': () => import('./screens/create-password/create-password-screen'),
  'mail-link': () => import('./screens/mail-link/mail-link-screen'),
  payment: () => import('./screens/payment/payment-screen'),
  'order-success': () => import('./screens/order-success/order-success-screen'),
  bestsellers: () => import('./screens/bestsellers/bestsellers-screen'),
  'standard-sizes': () => import('./screens/standard-sizes/standard-sizes-screen'),
  'custom-sizes': () => import('./screens/custom-sizes/custom-sizes-screen'),
  search: () => import('./screens/search/search-screen'),
  'order-confirmation': () => import('./screens/order-confirmation/order-confirmation-screen'),
  withdrawal: () => import('./screens/withdrawal/withdrawal-screen'),
  wishlist: () => import('./screens/wishlist/wishlist-screen'),
  compare: () => import('./screens/compare/compare-screen'),
  'page-not-found': () => import('./screens/page-not-found/page-not-found-screen'),
} satisfies Partial<Theme['screens']>
