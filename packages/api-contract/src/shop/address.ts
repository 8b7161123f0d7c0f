import { z } from 'zod'

export const email = z
  .string()
  .trim()
  .max(254)
  // Each part ends where the next begins, so a hostile address costs no more time than its length.
  .regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'should be an e-mail address')
  .transform((address) => address.toLowerCase())

const name = z.string().trim().max(255)

/** Of an order: a name of any script, because a parcel must not fail for it. */
const recipientName = name.regex(/\p{L}/u, 'should hold a letter')

/** Of an account (contract §4): Åsa, but not Öö. */
export const personName = name.regex(/[A-Za-z]/, 'should hold a letter from A to Z')

const country = z.string().regex(/^[A-Z]{2}$/, 'should be a country code such as SE')
const postcode = z.string().trim().min(3).max(20)
const line = z.string().trim().max(255)
const filledLine = line.min(1)
const optionalText = z.string().max(255).nullish()
const regionId = z.union([z.int(), z.string().max(20)]).nullish()

/** Of an order (contract §6.1): a second, empty street line is fine (contract §17 #12); Sweden needs no region. */
export const orderAddress = z.object({
  firstname: recipientName,
  lastname: recipientName,
  street: z
    .array(line.nullish().transform((text) => text ?? ''))
    .min(1)
    .max(4)
    .refine((lines) => lines[0] !== '', { path: [0], message: 'is required (a street)' }),
  city: filledLine,
  postcode,
  country_id: country,
  email: z.union([z.literal(''), email]).nullish(),
  telephone: optionalText,
  company: optionalText,
  region: optionalText,
  region_code: optionalText,
  region_id: regionId,
  vat_id: optionalText,
})

/** Of an account (contract §4): street and house number are two filled lines. */
export const customerAddress = z.object({
  id: z.union([z.int(), z.string()]).optional(),
  customer_id: z.union([z.int(), z.string()]).optional(),
  firstname: personName,
  lastname: personName,
  street: z.array(filledLine).min(2).max(4),
  city: filledLine,
  country_id: z.string().regex(/^[A-Z]{2,}$/, 'should be a country code such as SE'),
  postcode,
  company: z.string().trim().min(1).max(255).optional(),
  vat_id: z.string().trim().min(3).max(50).optional(),
  telephone: z.string().max(255).optional(),
  region: z.looseObject({ region: z.string().nullable() }).optional(),
  region_id: regionId,
  default_shipping: z.boolean().optional(),
  default_billing: z.boolean().optional(),
})

/** Where a parcel would go, as far as it is known: a country is enough to ask what that costs (contract §5). */
export const shippingEstimate = z.looseObject({ country_id: country })

/** The addresses of shipping-information: only where to is asked for, the rest may still be empty (R3.08). */
export const camelCaseAddress = z.looseObject({ countryId: country.optional() })
export const snakeCaseAddress = z.looseObject({ country_id: country.optional() })
