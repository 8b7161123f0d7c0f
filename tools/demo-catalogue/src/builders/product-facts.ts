import type { ProductPart } from '@vitrin/catalog'
import type { CategoryKey } from '../shop/categories'
import type { PictureName } from './pictures'
import type { Special } from './priced'

/** The facts that the author of a product gives; everything else in the document follows from them. */
/** A film of the product: a file of the app (`apps/storefront/public/films`) and the picture before it plays. */
export interface Film {
  readonly file: string
  readonly title: string
  readonly poster: PictureName
}

export interface ProductFacts {
  /** Also the article number: KG-<id>. */
  readonly id: number
  readonly name: string
  readonly category: CategoryKey
  readonly summary: string
  /** Paragraphs of the description. */
  readonly text: readonly string[]
  /** Where the product is not made to measure: those have pictures of their construction. */
  readonly pictures?: readonly PictureName[]
  readonly film?: Film
  /** Days, `yyyy-MM-dd`. */
  readonly launched: string
  readonly revised?: string
  readonly isNew?: true
  readonly recommended?: true
  readonly special?: Special
  readonly tiers?: readonly ProductPart<'tier_prices'>[]
}
