import { z } from 'zod'
import { orderAddress } from './address'
import { quantity } from './cart'
import { productOption } from './product-option'

const identifier = z
  .union([z.string().max(100), z.int()])
  .nullish()
  .transform((id) => (id == null ? '' : String(id)))
const code = z.string().min(1).max(100)
const amount = z.number()

/** A product in an order. Prices of the client are not read: the host prices the products itself (decisions.md 12). */
const orderProduct = z.object({
  sku: z.string().min(1).max(255),
  qty: quantity,
  product_option: productOption,
  /** The id of the line in an answer about changed totals. */
  server_item_id: z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]).nullish(),
})

export const orderBody = z.object({
  user_id: identifier,
  cart_id: identifier,
  /** The original client sends none: the host makes one (decisions.md 31). */
  order_id: z.union([z.literal(''), z.string().min(8).max(100)]).nullish(),
  store_code: z.string().max(20).nullish(),
  created_at: z.string().max(50).nullish(),
  products: z.array(orderProduct).min(1).max(200),
  coupon_code: z.string().trim().max(100).nullish(),
  /** The client removes the ordered lines from the host's cart itself, as this project's client does. */
  client_removes_lines: z.boolean().nullish(),
  expected_totals: z.object({ grand_total: amount, tax_amount: amount }).nullish(),
  addressInformation: z.object({
    billingAddress: orderAddress,
    shippingAddress: orderAddress.nullish(),
    shipping_method_code: z.string().max(100).nullish(),
    shipping_carrier_code: z.string().max(100).nullish(),
    payment_method_code: code,
    payment_method_additional: z.unknown().optional(),
  }),
})

export type OrderRequest = z.output<typeof orderBody>
export type OrderRequestAddress = z.output<typeof orderAddress>

export const syncedOrderPath = z.object({ order_id: z.string().min(1).max(100) })

/** A link to a file of an order. A missing or wrong key is answered with a page. */
export const downloadQuery = z.object({ key: z.string().max(200).optional() })

/** The order's id or number, or the id of its cart (contract §6.3). */
export const placedOrderQuery = z
  .object({ orderId: z.string().min(1).max(100).optional(), cartId: z.string().min(1).max(100).optional() })
  .refine(({ orderId, cartId }) => orderId !== undefined || cartId !== undefined, {
    path: ['orderId'],
    message: 'is required, or cartId',
  })
