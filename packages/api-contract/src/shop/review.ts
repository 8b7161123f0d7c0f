import { z } from 'zod'

const line = z.string().trim().min(1).max(255)

/** A new review (contract §9). The host sets `review_status`. */
export const createReviewBody = z.object({
  review: z.looseObject({
    product_id: z.int().min(1),
    title: line,
    detail: z.string().trim().min(1).max(10_000),
    nickname: line,
    review_entity: z.literal('product').default('product'),
    customer_id: z.int().nullish(),
  }),
})
