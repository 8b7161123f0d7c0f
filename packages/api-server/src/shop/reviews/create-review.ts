import type { z } from 'zod'
import type { CatalogueProduct } from '@vitrin/catalog'
import type { shopRequests } from '@vitrin/api-contract'
import { answerOnce, replayIdentity } from '../calls/answer-once'
import type { Identity } from '../calls/identity'
import { refusedField } from '../calls/refusals'
import { answered, type ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import type { ShopView } from '../../shop-options'
import { picturePath } from './review-pictures'

/** Contract §3.9: a review is shown once the shop has approved it. */
const PENDING = 2
/** The type of product reviews in the public dumps (contract §3.9). */
const REVIEW_TYPE = 3

type NewReview = z.output<typeof shopRequests.createReview.body>['review']

export interface ReviewRequest {
  readonly request: Request
  readonly view: ShopView
  readonly identity: Identity
}

/** Pictures that the host has made and stored. */
export interface NewPictures {
  readonly files: readonly string[]
  /** Hashes of what the shopper sent, by which a repeated request is recognised. */
  readonly fingerprints: readonly string[]
  /** Called when this request stores the review: a repeated one gets the answer of the first. */
  readonly onStored: () => void
}

/** The author is the customer of the token; an author in the body is ignored. */
export function createReview(
  context: ShopContext,
  { request, identity, view }: ReviewRequest,
  review: NewReview,
  pictures?: NewPictures,
): ShopOutcome {
  const { database, catalogue, clock, platformDate } = context
  const { storeId } = view.storeView
  const { customerId } = identity
  const { product_id, title, detail, nickname, review_entity, sku, piece, order_id } = review
  const [rating] = review.ratings ?? []
  const product = catalogue.byId(product_id)
  if (!product) return refusedField('review.product_id', 'should be the id of a product')
  const skus = skusOf(product)
  if (sku !== undefined && !skus.includes(sku))
    return refusedField('review.sku', 'should be the sku of the product or of one of its variants')
  const payload = { product_id, title, detail, nickname, stars: rating?.value, sku, piece, order_id }
  return answerOnce(
    context,
    {
      request,
      identity: replayIdentity(customerId),
      payload: { ...payload, pictures: pictures?.fingerprints },
    },
    () => {
      const now = clock.now()
      const isBought = database.orders.hasPiece({ customerId, orderId: order_id }, sku === undefined ? skus : [sku])
      const doc = {
        product_id,
        title,
        detail,
        nickname,
        review_entity,
        review_type: REVIEW_TYPE,
        review_status: PENDING,
        created_at: platformDate(now),
        store_id: storeId,
        stores: [0, storeId],
        customer_id: customerId ?? null,
        ratings: rating ? [{ title: 'Rating', value: rating.value, percent: rating.value * 20 }] : null,
        ...(sku !== undefined && { sku }),
        ...(piece && piece.length > 0 && { piece }),
        ...(isBought && { verified_purchase: true }),
        ...(pictures && pictures.files.length > 0 && { pictures: pictures.files.map(picturePath) }),
      }
      const stored = { productId: product_id, customerId, status: PENDING, doc, pictures: pictures?.files }
      const id = database.reviews.add(stored, now)
      pictures?.onStored()
      return answered({ id, ...doc })
    },
  )
}

function skusOf({ sku, configurable_children = [] }: CatalogueProduct): readonly string[] {
  return [sku, ...configurable_children.map((child) => child.sku)]
}
