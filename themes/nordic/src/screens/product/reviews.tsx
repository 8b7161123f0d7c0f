import { deferred, observer, starsOf, useShopper, useStorefront, type Review } from '@vitrin/theme-kit'
import type { ComponentType, CSSProperties } from 'react'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import AverageRating from './average-rating'
import type { ReviewListProps } from './review-list'

// It has dates, see `Delivery`.
const ReviewList: ComponentType<ReviewListProps> = deferred(() => import('./review-list'), 'still')

const STARS = [5, 4, 3, 2, 1] as const

export interface ReviewsProps {
  readonly reviews: readonly Review[]
  readonly productId: number | undefined
}

/** Average and distribution of the reviews, the reviews, and the button to write one (R2.29). */
export function Reviews({ reviews, productId }: ReviewsProps) {
  const t = useText()
  const counts = STARS.map((stars) => ({ stars, count: reviews.filter((review) => starsOf(review) === stars).length }))
  const [five, four, three, two, one] = counts.map(({ count }) => count)
  const label = t('product.starsLabel', {
    count: reviews.length,
    five: five ?? 0,
    four: four ?? 0,
    three: three ?? 0,
    two: two ?? 0,
    one: one ?? 0,
  })
  return (
    <section className="section reviews" id="reviews" aria-labelledby="reviews-title">
      <div>
        <h2 id="reviews-title">{t('product.reviews')}</h2>
        {reviews.length > 0 ? (
          <>
            <p className="average">
              <AverageRating reviews={reviews} />
            </p>
            <p className="visually-hidden">{label}</p>
            <div className="bars" aria-hidden="true">
              {counts.map(({ stars, count }) => (
                <Bar key={stars} stars={stars} count={count} share={count / reviews.length} />
              ))}
            </div>
          </>
        ) : (
          <p className="no-reviews">{t('review.none')}</p>
        )}
        <WriteReview productId={productId} />
      </div>
      <div>
        <ReviewList reviews={reviews} />
      </div>
    </section>
  )
}

/** Opens the form, and shows the state of a review that was written in this visit. */
const WriteReview = observer(function WriteReview({ productId }: { readonly productId: number | undefined }) {
  const t = useText()
  const { ui } = useStorefront()
  const submitted = useShopper()?.reviews.submitted
  const mine = productId === undefined ? undefined : submitted?.[productId]
  return (
    <>
      <Button secondary small className="needs-script" aria-haspopup="dialog" onClick={() => ui.openModal('review')}>
        {t('review.write')}
      </Button>
      <output className="own">
        {mine &&
          t(
            mine.status === 'waiting'
              ? 'review.waits'
              : mine.status === 'published'
                ? 'review.published'
                : 'review.inModeration',
          )}
      </output>
    </>
  )
})

function Bar({ stars, count, share }: { readonly stars: number; readonly count: number; readonly share: number }) {
  return (
    <>
      <span>{stars}</span>
      <i style={{ '--v': `${Math.round(share * 100)}%` } as CSSProperties} />
      <span>{count}</span>
    </>
  )
}
