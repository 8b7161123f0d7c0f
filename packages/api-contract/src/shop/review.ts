import { z } from 'zod'

const line = z.string().trim().min(1).max(255)

/** Contract §9; `review_status` is the host's to say. */
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
