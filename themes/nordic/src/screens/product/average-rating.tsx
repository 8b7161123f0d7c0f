import { useFormats, type Review } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Rating } from '../../ui/rating'
import { starsOf } from './stars-of'

export interface AverageRatingProps {
  readonly reviews: readonly Review[]
}

export default function AverageRating({ reviews }: AverageRatingProps) {
  const t = useText()
  const formats = useFormats()
  const count = <span className="muted">({t('product.reviewCount', { count: reviews.length })})</span>
  const rated = reviews.flatMap((review) => starsOf(review) ?? [])
  if (rated.length === 0) return count
  const average = rated.reduce((sum, stars) => sum + stars, 0) / rated.length
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
