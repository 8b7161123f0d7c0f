import {
  ACCOUNT_SECTIONS,
  ACCOUNT_TITLES,
  Link,
  observer,
  useAccountGuard,
  useLinks,
  useMessage,
  type AccountSection,
  type Customer,
  type ScreenProps,
} from '@vitrin/theme-kit'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Waiting } from '../../ui/note'
import { Addresses } from './addresses'
import { OwnData } from './own-data'
import { OneOrder } from './one-order'
import { Orders } from './orders'
import { Profile } from './profile'
import { Card, NewsletterChoice, OwnReviews, Viewed } from './small-sections'

/** The account, with an address for each section. It is personal: the server sends only that it comes. */
export default observer(function MyAccountScreen({ page }: ScreenProps<'my-account'>) {
  const t = useMessage()
  const links = useLinks()
  const { section, order } = page.model
  const { session, signOut } = useAccountGuard()
  const customer = session?.current
  return (
    <div className="account">
      <nav aria-label={t('account.title')}>
        <ul>
          {(['profile', ...ACCOUNT_SECTIONS] as const).map((one) => (
            <li key={one}>
              <Link
                to={links.accountSection(one)}
                aria-current={one === section ? (order === undefined ? 'page' : 'true') : undefined}
              >
                {t(one === 'profile' ? 'account.myProfile' : ACCOUNT_TITLES[one])}
              </Link>
            </li>
          ))}
          {customer && (
            <li>
              <Button onClick={signOut}>{t('account.signOut')}</Button>
            </li>
          )}
        </ul>
      </nav>
      <div className="column">
        <h1>{order === undefined ? t(ACCOUNT_TITLES[section]) : t('account.order', { number: order })}</h1>
        <noscript>
          <p>{t('account.noscript')}</p>
        </noscript>
        {customer ? sectionOf(section, customer, order) : <Waiting />}
      </div>
    </div>
  )
})

function sectionOf(section: AccountSection, customer: Customer, order: string | undefined): ReactNode {
  switch (section) {
    case 'profile':
      return <Profile customer={customer} />
    case 'shipping-details':
      return <Addresses customer={customer} />
    case 'newsletter':
      return <NewsletterChoice email={customer.email} />
    case 'orders':
      return order === undefined ? <Orders /> : <OneOrder number={order} />
    case 'loyalty-card':
      return <Card customer={customer} />
    case 'reviews':
      return <OwnReviews />
    case 'recently-viewed':
      return <Viewed />
    default:
      return <OwnData email={customer.email} />
  }
}
