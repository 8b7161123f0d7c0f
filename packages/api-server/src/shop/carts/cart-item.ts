import type { WireCartItem } from '@vitrin/api-contract/wire'
import { grossToNet, netToKronor, toKronor } from '@vitrin/pricing'
import type { Cart, CartLine } from '../../database'
import type { ShopContext } from '../context'
import { buyerContext } from './buyer-context'
import { pricePiece, type PricedPiece } from './price-piece'

/** A cart line with its current price; `piece` is missing when the product is no longer sold in this form. */
export interface CurrentLine {
  readonly line: CartLine
  readonly piece: PricedPiece | undefined
}

/** Prices are not stored in a cart. Every answer calculates them again, so that an order finds the same ones. */
export function currentLines(context: ShopContext, cart: Cart): readonly CurrentLine[] {
  const buyer = buyerContext(context, cart.customerId)
  return context.database.carts.lines(cart.id).map((line) => {
    const priced = pricePiece(buyer, { sku: line.sku, product_option: line.productOption }, 'cartItem')
    return { line, piece: priced.ok ? priced.value : undefined }
  })
}

export type ItemContent = Omit<WireCartItem, 'item_id' | 'qty'>

export function itemContent(
  cart: Cart,
  { sku, name, price, rate, productType, productOption, madeToMeasure }: PricedPiece,
): ItemContent {
  return {
    sku,
    name,
    price: netToKronor(grossToNet(price, rate)),
    price_incl_tax: toKronor(price),
    product_type: productType,
    quote_id: cart.publicId,
    ...(productOption && { product_option: productOption }),
    ...(madeToMeasure && { made_to_measure: madeToMeasure }),
  }
}

/** A line that is no longer sold is answered as it was last: losing it would be worse (contract §17 #9). */
export function wireItem(cart: Cart, { line, piece }: CurrentLine): WireCartItem {
  const content = piece ? itemContent(cart, piece) : (line.item as ItemContent)
  return { item_id: line.itemId, qty: line.qty, ...content }
}
