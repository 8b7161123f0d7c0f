import type { Review } from '@vitrin/theme-kit'
import { OneReview } from './one-review'

export interface ReviewListProps {
  readonly reviews: readonly Review[]
}

export default function ReviewList({ reviews }: ReviewListProps) {
  return reviews.map((review) => <OneReview key={review.id} review={review} />)
}
