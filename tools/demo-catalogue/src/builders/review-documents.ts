import type { Review } from '@vitrin/catalog'
import { STORE_ID } from '../shop/store'

const FIRST_ID = 901
const MAX_STARS = 5

/** `at` is `yyyy-MM-dd HH:mm`; `waiting` reviews are not moderated yet. */
export interface ReviewFacts {
  readonly product: number
  readonly stars: 1 | 2 | 3 | 4 | 5
  readonly title: string
  readonly text: string
  readonly by: string
  readonly at: string
  readonly waiting?: true
}

/** Contract §3.9: status 1 is approved, 2 is waiting for moderation. */
export function reviewDocuments(reviews: readonly ReviewFacts[]): readonly Review[] {
  return reviews.map(({ product, stars, title, text, by, at, waiting }, index) => {
    const fields = {
      id: FIRST_ID + index,
      product_id: product,
      title,
      detail: text,
      nickname: by,
      review_entity: 'product',
      review_type: 3,
      review_status: waiting ? 2 : 1,
      created_at: `${at}:00`,
      store_id: STORE_ID,
      stores: [0, STORE_ID],
      customer_id: null,
      ratings: [{ percent: (stars * 100) / MAX_STARS, value: stars, title: 'Betyg' }],
    }
    return fields
  })
}
