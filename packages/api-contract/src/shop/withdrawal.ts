import { z } from 'zod'
import { email } from './address'

const orderNumber = z.string().trim().min(1).max(50)

/** Whoever buys may write who they are and what they mean in their own words; the law asks for no more than that. */
export const withdrawalBody = z.object({
  name: z.string().trim().min(1).max(255),
  order_number: orderNumber,
  email,
  /** The lines that are taken back; without them all that can be. */
  item_ids: z.array(z.int().min(1)).min(1).max(200).optional(),
  statement: z.string().trim().max(2000).optional().default(''),
})

export const withdrawalCodeBody = z.object({ order_number: orderNumber, email })

/** The order's own account needs no code. */
export const withdrawalOrderBody = z.object({
  order_number: orderNumber,
  email: email.optional(),
  code: z.string().trim().min(1).max(20).optional(),
})
