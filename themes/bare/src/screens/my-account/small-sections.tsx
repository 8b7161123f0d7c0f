import {
  Link,
  observer,
  useDateFormat,
  useLinks,
  useMessage,
  useShopper,
  useStorefront,
  type Customer,
  type MessageKey,
} from '@vitrin/theme-kit'
import { code39 } from '@vitrin/theme-kit/drawing'
import { useEffect } from 'react'
import { NewsletterCoupon, NewsletterForm, NewsletterWaits } from '../../account/newsletter'
import { ProductList } from '../../parts/product-list'
import { TaskStatus } from '../../parts/task-status'
import { Button } from '../../ui/button'
import { Empty, Note, Status, Waiting, type StatusKind } from '../../ui/note'

/** Asks the host first whether the account's address is subscribed. */
export const NewsletterChoice = observer(function NewsletterChoice({ email }: { readonly email: string }) {
  const t = useMessage()
  const newsletter = useShopper()?.newsletter
  useEffect(() => void newsletter?.check(email), [newsletter, email])
  if (!newsletter?.isSubscribed)
    return (
      <>
        <p>{t('newsletter.lead')}</p>
        <NewsletterForm email={email} />
      </>
    )
  return (
    <>
      <p>
        <Status kind="ok">{t('newsletter.reading', { email: newsletter.newsletter.email })}</Status>
      </p>
      <NewsletterCoupon />
      <NewsletterWaits />
      <Button onClick={() => void newsletter.unsubscribe()}>{t('newsletter.leave')}</Button>
    </>
  )
})

const DIGITS = 8
const HEIGHT = 56

/** The customer's number to hold up in the workshop. */
export function Card({ customer: { id, firstname, lastname } }: { readonly customer: Customer }) {
  const t = useMessage()
  const { shopName } = useStorefront().config
  const number = String(id).padStart(DIGITS, '0')
  const code = code39(number)
  return (
    <>
      <p>{t('account.cardLead')}</p>
      <div className="card">
        <b>{shopName}</b>
        <p>
          {firstname} {lastname}
        </p>
        <svg
          viewBox={`0 0 ${code.width} ${HEIGHT}`}
          role="img"
          aria-label={t('account.cardCode', { number })}
          preserveAspectRatio="none"
        >
          {code.bars.map(({ x, width }) => (
            <rect key={x} x={x} y={0} width={width} height={HEIGHT} />
          ))}
        </svg>
        <p>{number}</p>
      </div>
    </>
  )
}

const STATES: Readonly<Record<number, readonly [kind: StatusKind, name: MessageKey]>> = {
  1: ['ok', 'account.reviewShown'],
  2: ['wait', 'account.reviewWaits'],
  3: ['out', 'account.reviewNotShown'],
}

/** What the shopper has written: at the host, in whatever state, and still on this device. */
export const OwnReviews = observer(function OwnReviews() {
  const t = useMessage()
  const date = useDateFormat()
  const links = useLinks()
  const shopper = useShopper()
  const canList = useStorefront().config.hostHasAdditions !== false
  const reviews = shopper?.reviews
  useEffect(() => {
    if (canList) void reviews?.loadOwn()
  }, [reviews, canList])
  const unsent = shopper?.queue.tasks.filter(({ scope }) => scope === 'reviews') ?? []
  const own = reviews?.own
  return (
    <>
      {reviews?.failed && <Note kind="warning" title={t('account.reviewsUnreachable')} />}
      {!canList && <p>{t('account.reviewsElsewhere')}</p>}
      {canList && !own && !reviews?.failed && <Waiting />}
      {own?.length === 0 && unsent.length === 0 && <Empty title="account.noReviews" text="account.noReviewsText" />}
      <ul className="entries">
        {unsent.map((task) => (
          <li key={task.task_id}>
            <h2>{titleOf(task.payload.body)}</h2>
            <TaskStatus task={task} />
          </li>
        ))}
        {own?.map(({ id, title, detail, created_at, review_status, product }) => {
          const [kind, name] = STATES[review_status] ?? STATES[2]!
          return (
            <li key={id}>
              <h2>{title}</h2>
              <p>
                {product && <Link to={links.product(product)}>{product.name}</Link>} {date(created_at)}
              </p>
              <p>{detail}</p>
              <Status kind={kind}>{t(name)}</Status>
            </li>
          )
        })}
      </ul>
    </>
  )
})

function titleOf(body: unknown): string {
  return (body as { readonly review?: { readonly title?: string } } | undefined)?.review?.title ?? ''
}

/** Newest first, from this device. */
export const Viewed = observer(function Viewed() {
  const t = useMessage()
  const items = useShopper()?.recentlyViewed.items ?? []
  if (items.length === 0) return <Empty title="account.nothingViewed" text="account.nothingViewedText" />
  return (
    <>
      <h2 className="vh">{t('listing.products')}</h2>
      <ProductList products={items} eager={6} />
    </>
  )
})
