import {
  ACCOUNT_TITLES,
  observer,
  useAccountGuard,
  type AccountSection,
  type Customer,
  type ScreenProps,
} from '@vitrin/theme-kit'
import type { ReactNode } from 'react'
import '../../styles/account.css'
import '../../styles/account-sections.css'
import '../../styles/feedback.css'
import { useText } from '../../messages/use-text'
import { AccountNav } from './account-nav'
import { AddressesSection } from './addresses-section'
import { CardSection } from './card-section'
import { DataSection } from './data-section'
import { NewsletterSection } from './newsletter-section'
import { OrderSection } from './order-section'
import { OrdersSection } from './orders-section'
import { ProfileSection } from './profile-section'
import { RecentlyViewedSection } from './recently-viewed-section'
import { ReviewsSection } from './reviews-section'
import { Skeleton } from '../../ui/skeleton'

/**
 * The account, with an address for each section (R2.23). Its content is personal, so the server sends only a skeleton.
 */
export default observer(function MyAccountScreen({ page }: ScreenProps<'my-account'>) {
  const t = useText()
  const { section, order } = page.model
  const { session, signOut } = useAccountGuard()
  const customer = session?.current
  return (
    <div className="page account">
      <AccountNav section={section} isOrder={order !== undefined} signOut={customer && signOut} />
      <div className="account-body">
        <h1>{order === undefined ? t(ACCOUNT_TITLES[section]) : t('account.order', { number: order })}</h1>
        <noscript>
          <p>{t('account.noscript')}</p>
        </noscript>
        {customer ? sectionOf(section, customer, order, signOut) : <Skeleton lines={3} needsScript />}
      </div>
    </div>
  )
})

function sectionOf(
  section: AccountSection,
  customer: Customer,
  order: string | undefined,
  signOut: () => void,
): ReactNode {
  switch (section) {
    case 'profile':
      return <ProfileSection customer={customer} signOut={signOut} />
    case 'shipping-details':
      return <AddressesSection customer={customer} />
    case 'newsletter':
      return <NewsletterSection email={customer.email} />
    case 'orders':
      return order === undefined ? <OrdersSection /> : <OrderSection number={order} />
    case 'loyalty-card':
      return <CardSection customer={customer} />
    case 'reviews':
      return <ReviewsSection />
    case 'recently-viewed':
      return <RecentlyViewedSection />
    default:
      return <DataSection email={customer.email} />
  }
}
