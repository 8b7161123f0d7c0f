import type { Rating, Review } from './review'

/** 1 to 5. The document has a percentage of five stars; a review without a rating has no stars. */
export function starsOf({ ratings }: Pick<Review, 'ratings'>): number | undefined {
  const [rating] = ratings ?? []
  return rating && Math.round(rating.percent / 20)
}

/** The rating of a review document (contract §3.9). */
export function ratingOf(stars: number): Rating {
  return { title: 'Rating', value: stars, percent: stars * 20 }
}

/** The average of the reviews that have stars. */
export function averageStars(reviews: readonly Pick<Review, 'ratings'>[]): number | undefined {
  const rated = reviews.flatMap((review) => starsOf(review) ?? [])
  return rated.length === 0 ? undefined : rated.reduce((sum, stars) => sum + stars, 0) / rated.length
}
