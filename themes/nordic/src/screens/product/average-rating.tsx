import { averageStars, useFormats, type Review } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Rating } from '../../ui/rating'

export interface AverageRatingProps {
  readonly reviews: readonly Review[]
}

export default function AverageRating({ reviews }: AverageRatingProps) {
  const t = useText()
  const formats = useFormats()
  const count = <span className="muted">({t('product.reviewCount', { count: reviews.length })})</span>
  const average = averageStars(reviews)
  if (average === undefined) return count
  return (
    <Rating
      value={average}
      shown={formats.number(average, 1)}
      before={t('product.ratingBefore')}
      after={t('product.ratingAfter')}
    >
      {count}
    </Rating>
  )
}
