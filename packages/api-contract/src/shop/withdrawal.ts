import { z } from 'zod'
import { email, plainLine } from './address'

const orderNumber = z.string().trim().min(1).max(50)

/**
 * A declaration of withdrawal. Shoppers name themselves and the order in free text; the law allows to require no
 * more.
 */
export const withdrawalBody = z.object({
  name: plainLine.min(1),
  order_number: orderNumber,
  email,
  /** The ids of the withdrawn lines; without them the declaration is about all lines. */
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
