import { z } from 'zod'

const line = z.string().trim().min(1).max(255)

/** A host may know other kinds of ratings: those that are not stars are left out and do not refuse the review. */
const stars = z.array(z.looseObject({ value: z.int().min(1).max(5) })).max(1)

/** A new review (contract §9). The host sets `review_status`. */
export const createReviewBody = z.object({
  review: z.looseObject({
    product_id: z.int().min(1),
    title: line,
    detail: z.string().trim().min(1).max(10_000),
    nickname: line,
    review_entity: z.literal('product').default('product'),
    customer_id: z.int().nullish(),
    ratings: stars.nullish().catch(null),
  }),
})
