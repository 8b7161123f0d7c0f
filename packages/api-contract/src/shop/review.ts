import { z } from 'zod'
import { plainLine } from './address'
import { jsonText } from './json-text'

const line = z.string().trim().min(1).max(255)

/** A host may know other kinds of ratings: those that are not stars are left out and do not refuse the review. */
const stars = z.array(z.looseObject({ value: z.int().min(1).max(5) })).max(1)

/** A measure or a choice of the piece, as the shopper read it. */
const fact = z.object({ label: line, value: line })

/** A new review (contract §9). The host sets `review_status`. */
export const createReviewBody = z.object({
  review: z.looseObject({
    product_id: z.int().min(1),
    title: line,
    detail: z.string().trim().min(1).max(10_000),
    nickname: plainLine.min(1),
    review_entity: z.literal('product').default('product'),
    customer_id: z.int().nullish(),
    ratings: stars.nullish().catch(null),
    /** The piece that the shopper has: the sku of the product or of a variant, and what the page said about it. */
    sku: line.optional(),
    piece: z.array(fact).max(20).optional(),
    /** A guest's order with this piece. */
    order_id: line.optional(),
  }),
})

/** The same review with pictures: a form with this field as JSON, and up to three parts `picture` (contract §9). */
export const reviewForm = z.object({ review: jsonText }).pipe(createReviewBody)
