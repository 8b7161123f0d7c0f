import type { Review } from '@vitrin/catalog'

/** 1 to 5; a rating is a percentage of five stars. A review without one counts as five. */
export function starsOf({ ratings }: Review): number {
  const [rating] = ratings ?? []
  return rating ? Math.round(rating.percent / 20) : 5
}
