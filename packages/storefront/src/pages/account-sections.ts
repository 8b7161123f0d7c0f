import type { MessageKey } from '@vitrin/i18n'

/** Sections of the account besides the profile, which is its first page (R2.23): the segment of their address. */
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

/** The message that names each section: in the document's head and above the section itself. */
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
