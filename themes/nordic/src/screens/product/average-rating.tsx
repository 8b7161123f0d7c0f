import type { Review } from '@vitrin/catalog'
import { useFormats } from '../../components/use-formats'
import { useText } from '../../messages/use-text'
import { Rating } from '../../ui/rating'
import { starsOf } from './stars-of'

export interface AverageRatingProps {
  readonly reviews: readonly Review[]
}

export default function AverageRating({ reviews }: AverageRatingProps) {
  const t = useText()
  const formats = useFormats()
  const average = reviews.reduce((sum, review) => sum + starsOf(review), 0) / reviews.length
  return (
    <Rating value={average} shown={formats.number(average, 1)} before={t('product.ratingBefore')} after={t('product.ratingAfter')}>
      <span className="muted">({t('product.reviewCount', { count: reviews.length })})</span>
    </Rating>
  )
}
