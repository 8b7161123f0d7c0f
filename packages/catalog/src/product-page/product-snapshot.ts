import type { Attribute } from '../attributes/attribute'
import type { ListedProduct } from '../document/listed-product'
import type { Product } from '../document/product'
import type { Review } from '../reviews/review'
import type { AddressIssue } from '../selection/choices-from-query'
import type { ProductChoices } from '../selection/product-choices'

/** Plain data of a product page, which the server sends to the browser. */
export interface ProductSnapshot {
  readonly parent: Product | undefined
  readonly choices: ProductChoices | undefined
  readonly addressIssues: readonly AddressIssue[]
  readonly editedLine: string | undefined
  readonly attributes: readonly Attribute[]
  readonly reviews: readonly Review[]
  readonly related: readonly ListedProduct[]
}
