import type { MessageKey } from '@vitrin/i18n'

/** The sections of the account, by the segment of their address (R2.23). The profile is the first page and has none. */
export const ACCOUNT_SECTIONS = [
  'shipping-details',
  'newsletter',
  'orders',
  'loyalty-card',
  'reviews',
  'recently-viewed',
  'data',
] as const

export type AccountSection = (typeof ACCOUNT_SECTIONS)[number] | 'profile'

/** The title of each section, for the document's head and the heading. */
export const ACCOUNT_TITLES = {
  profile: 'account.title',
  'shipping-details': 'account.addresses',
  newsletter: 'account.newsletter',
  orders: 'account.orders',
  'loyalty-card': 'account.card',
  reviews: 'account.reviews',
  'recently-viewed': 'account.recentlyViewed',
  data: 'account.data',
} as const satisfies Readonly<Record<AccountSection, MessageKey>>
