import type { Ore } from '@vitrin/pricing'

/** A review as the home page quotes it. */
interface QuotedReview {
  readonly id: number
  readonly text: string
  readonly author: string
  /** The name of the reviewed product, if it is still sold. */
  readonly product: string | undefined
}

/** The lowest prices of the categories and the reviews of the shop, for the home page. */
export interface HomeHighlights {
  /** The lowest price of each category that has products, by category id. */
  readonly lowestPrices: Readonly<Record<number, Ore>>
  /** The average of the reviews with stars, 1 to 5; undefined without any. */
  readonly averageStars: number | undefined
  /** The number of reviews that the average is of. */
  readonly reviewCount: number
  /** The newest reviews. */
  readonly quotes: readonly QuotedReview[]
}

export const NO_HIGHLIGHTS: HomeHighlights = { lowestPrices: {}, averageStars: undefined, reviewCount: 0, quotes: [] }
