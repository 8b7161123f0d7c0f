import { z } from 'zod'
import { email } from './address'
import { productOption } from './product-option'

/** The mail service has a sentence of its own for what is missing, so a missing value is empty here. */
const given = (length: number) =>
  z
    .string()
    .max(length)
    .nullish()
    .transform((text) => text ?? '')

/** Contract §13.2. `piece` is an addition: the host attaches the drawing of this made-to-measure piece. */
export const sendMailBody = z.object({
  sourceAddress: given(254),
  targetAddress: given(254),
  subject: given(200),
  emailText: given(20_000),
  confirmation: z.unknown().optional().transform(Boolean),
  token: given(500),
  piece: z.object({ sku: z.string().min(1).max(255), product_option: productOption }).optional(),
})

/** The secret of a link in a mail. */
export const mailLinkToken = z.object({ token: z.string().min(1).max(500) })

export const stockNoticeBody = z.object({ sku: z.string().trim().min(1).max(255), email })
