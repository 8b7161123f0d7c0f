import { answerOnce, replayIdentity } from '../calls/answer-once'
import { refusedField } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'

/** Contract §3.9: a review is shown once the shop has approved it. */
const PENDING = 2
/** The type of product reviews in the public dumps (contract §3.9). */
const REVIEW_TYPE = 3

/** The author is the customer of the token; an author in the body is ignored. */
export function createReview(
  context: ShopContext,
  { body, request, identity, view }: ShopRequest<'createReview'>,
): ShopOutcome {
  const { database, catalogue, clock, platformDate } = context
  const { storeId } = view.storeView
  const { product_id, title, detail, nickname, review_entity } = body.review
  const [rating] = body.review.ratings ?? []
  if (!catalogue.byId(product_id)) return refusedField('review.product_id', 'should be the id of a product')
  return answerOnce(
    context,
    {
      request,
      identity: replayIdentity(identity.customerId),
      payload: { product_id, title, detail, nickname, stars: rating?.value },
    },
    () => {
      const now = clock.now()
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
        customer_id: identity.customerId ?? null,
        ratings: rating ? [{ title: 'Rating', value: rating.value, percent: rating.value * 20 }] : null,
      }
      return answered({
        id: database.reviews.add({ productId: product_id, customerId: identity.customerId, status: PENDING, doc }, now),
        ...doc,
      })
    },
  )
}
