import type { Review } from '@vitrin/theme-kit'

/** 1 to 5; a rating is a percentage of five stars. Undefined where the writer gave none: nobody's average may rest on it. */
export function starsOf({ ratings }: Review): number | undefined {
  const [rating] = ratings ?? []
  return rating && Math.round(rating.percent / 20)
}
