import { z } from 'zod'

export const email = z
  .string()
  .trim()
  .max(254)
  // The parts cannot overlap, so that matching a hostile address takes linear time.
  .regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'should be an e-mail address')
  .transform((address) => address.toLowerCase())

/** Texts of a shopper go into mails: they must not carry advertisements with links, nor begin a new line. */
const LINK_OR_CONTROL = /http|www\.|\/\/|\p{Cc}/iu

/** A text in one line, without links. */
export const plainLine = z
  .string()
  .trim()
  .max(255)
  .refine((text) => !LINK_OR_CONTROL.test(text), 'should hold no link and no line break')

const name = plainLine

/** A name in an order. It may be in any script, because a parcel must not fail for it. */
const recipientName = name.regex(/\p{L}/u, 'should hold a letter')

/** A name in an account (contract §4). It needs a letter from A to Z: Åsa is accepted, Öö is not. */
export const personName = name.regex(/[A-Za-z]/, 'should hold a letter from A to Z')

const country = z.string().regex(/^[A-Z]{2}$/, 'should be a country code such as SE')
/** Empty while the shopper has not chosen a country. */
const chosenCountry = z.union([z.literal(''), country]).nullish()
const postcode = z.string().trim().min(3).max(20)
const line = plainLine
const filledLine = line.min(1)
const optionalText = z.string().max(255).nullish()
const regionId = z.union([z.int(), z.string().max(20)]).nullish()
/** A text of an account. Original clients send fields that the shopper left empty as `''`. */
const filledText = (text: z.ZodString) => text.nullish().transform((given) => given || undefined)

/**
 * An address in an order (contract §6.1). The second street line may be empty (contract §17 #12); a region is not
 * required.
 */
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
  /** Without one it is the shop's country. */
  country_id: z.preprocess(upperCase, chosenCountry).transform((code) => code || undefined),
  email: z.union([z.literal(''), email]).nullish(),
  telephone: optionalText,
  company: plainLine.nullish(),
  region: optionalText,
  region_code: optionalText,
  region_id: regionId,
  vat_id: optionalText,
})

/** The region of an address in an account. Original clients send it without code and id (contract §4). */
const customerRegion = z.object({ region: optionalText, region_code: optionalText, region_id: regionId })

/** An address in an account (contract §4). Street and house number are two lines, and both are required. */
export const customerAddress = z.object({
  id: z.union([z.int(), z.string()]).optional(),
  customer_id: z.union([z.int(), z.string()]).optional(),
  firstname: personName,
  lastname: personName,
  street: z.array(filledLine).min(2).max(4),
  city: filledLine,
  country_id: z.string().regex(/^[A-Z]{2,}$/, 'should be a country code such as SE'),
  postcode,
  company: filledText(line),
  vat_id: filledText(
    z
      .string()
      .trim()
      .max(50)
      .regex(/^(?:$|.{3})/, 'should have at least 3 characters'),
  ),
  telephone: filledText(z.string().max(255)),
  region: customerRegion.nullish(),
  region_id: regionId,
  default_shipping: z.boolean().optional(),
  default_billing: z.boolean().optional(),
})

/** The address of a shipping estimate. Only its country is checked; all may still be empty (R3.08). */
export const shippingEstimate = z.looseObject({ country_id: chosenCountry })

/** The addresses of shipping-information, in both spellings. */
export const camelCaseAddress = z.looseObject({ countryId: chosenCountry })
export const snakeCaseAddress = z.looseObject({ country_id: chosenCountry })

function upperCase(value: unknown): unknown {
  return typeof value === 'string' ? value.toUpperCase() : value
}
