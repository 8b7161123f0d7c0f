import { Link, observer, useDateFormat, useLinks, useShopper, useStorefront } from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { EmptyList } from '../../components/empty-list'
import { TaskStatus } from '../../components/task-status'
import { useText, type TextKey } from '../../messages/use-text'
import { MessageBox } from '../../ui/message-box'
import { Status, type StatusKind } from '../../ui/status'
import { Skeleton } from '../../ui/skeleton'

/** Contract §3.9. */
const STATES: Readonly<Record<number, readonly [kind: StatusKind, name: TextKey]>> = {
  1: ['ok', 'account.reviewShown'],
  2: ['wait', 'account.reviewWaits'],
  3: ['out', 'account.reviewNotShown'],
}

/** What the shopper has written: at the host, in whatever state, and still on this device. */
export const ReviewsSection = observer(function ReviewsSection() {
  const t = useText()
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
      {reviews?.failed && <MessageBox kind="warning" title={t('account.reviewsUnreachable')} />}
      {!canList && <p>{t('account.reviewsElsewhere')}</p>}
      {canList && !own && !reviews?.failed && <Skeleton lines={2} />}
      {own?.length === 0 && unsent.length === 0 && <EmptyList title="account.noReviews" text="account.noReviewsText" />}
      <ul className="list review-list">
        {unsent.map((task) => (
          <li key={task.task_id}>
            <h2>{titleOf(task.payload.body)}</h2>
            <p>
              <TaskStatus task={task} />
            </p>
          </li>
        ))}
        {own?.map(({ id, title, detail, created_at, review_status, product }) => {
          const [kind, name] = STATES[review_status] ?? STATES[2]!
          return (
            <li key={id}>
              <h2>{title}</h2>
              <p className="small muted">
                {product && (
                  <>
                    <Link to={links.product(product)}>{product.name}</Link> ·{' '}
                  </>
                )}
                <span className="num">{date(created_at)}</span>
              </p>
              <p>{detail}</p>
              <p>
                <Status kind={kind}>{t(name)}</Status>
              </p>
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
