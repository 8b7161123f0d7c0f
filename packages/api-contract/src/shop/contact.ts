import { z } from 'zod'
import { jsonText } from './json-text'

const line = z.string().trim().max(255)
const details = z.array(z.object({ label: line, value: z.string().trim().max(1000) })).max(50)

/** What the page showed on which the shopper opened the form, as the shopper read it. */
const contactContext = z.object({
  /** Path and query in the shop. */
  page: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])/, 'should begin with one slash')
    .optional(),
  sku: line.optional(),
  product: line.optional(),
  measures: details.optional(),
  choices: details.optional(),
  order_number: line.optional(),
})

/** Whether a field is filled and right is a rule of `@vitrin/contact`. */
const field = z.string().default('')

/** The fields of the contact form (contract §13.4); its files are repeated parts `attachment` of the same body. */
export const contactFormBody = z.object({
  name: field,
  telephone: field,
  email: field,
  subject: field,
  question: field,
  quantity: field,
  storeCode: z.string().optional(),
  /** As JSON. */
  context: jsonText.pipe(contactContext).optional(),
})
