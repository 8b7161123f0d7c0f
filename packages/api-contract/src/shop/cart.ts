import { z } from 'zod'
import { camelCaseAddress, shippingEstimate, snakeCaseAddress } from './address'
import { productOption } from './product-option'

const itemId = z.union([z.int().min(1), z.string().regex(/^\d+$/, 'should be the id of an item').transform(Number)])
/** Null or empty while the shopper has not chosen a method. */
const code = z.string().max(100).nullish()

export const cartQuery = z.object({ cartId: z.string().min(1).max(100) })

/** The original client sends what its quantity field holds: a number or a text. */
export const quantity = z.preprocess(
  (qty) => (typeof qty === 'string' && /^\d{1,9}$/.test(qty) ? Number(qty) : qty),
  z.int('should be a whole number').min(1),
)

export const cartUpdateBody = z.object({
  cartItem: z.object({
    sku: z.string().min(1).max(255),
    item_id: itemId.nullish(),
    qty: quantity,
    quoteId: z.union([z.string(), z.int()]).nullish(),
    product_option: productOption,
  }),
})

export const cartDeleteBody = z.object({
  cartItem: z.object({
    sku: z.string().optional(),
    item_id: itemId,
    quoteId: z.union([z.string(), z.int()]).nullish(),
  }),
})

export const shippingMethodsBody = z.object({ address: shippingEstimate })

/** Both spellings of contract §5 become one. */
export const shippingInformationBody = z.object({
  addressInformation: z.union([
    z
      .looseObject({
        shipping_address: snakeCaseAddress,
        shipping_carrier_code: code,
        shipping_method_code: code,
      })
      .transform(({ shipping_carrier_code, shipping_method_code }) =>
        chosen(shipping_carrier_code, shipping_method_code),
      ),
    z
      .looseObject({
        shippingAddress: camelCaseAddress.optional(),
        shippingCarrierCode: code,
        shippingMethodCode: code,
      })
      .transform(({ shippingCarrierCode, shippingMethodCode }) => chosen(shippingCarrierCode, shippingMethodCode)),
  ]),
})

export const collectTotalsBody = z.object({
  methods: z
    .looseObject({ shippingCarrierCode: code, shippingMethodCode: code })
    .transform(({ shippingCarrierCode, shippingMethodCode }) => chosen(shippingCarrierCode, shippingMethodCode)),
})

export const applyCouponQuery = cartQuery.extend({ coupon: z.string().trim().min(1).max(100) })

/** `<device>:<n>` (decisions.md 26). */
export const cartRun = z
  .string()
  .regex(/^[\w-]{1,100}:\d{1,15}$/, 'should be a device and a number, such as d1:7')
  .transform((header) => {
    const [device = '', number = ''] = header.split(':')
    return { device, number: Number(number) }
  })

function chosen(carrier: string | null | undefined, method: string | null | undefined) {
  return { carrier_code: carrier || undefined, method_code: method || undefined }
}
