import type { WireCartItem } from '@vitrin/api-contract/wire'
import { grossToNet, netToKronor, toKronor } from '@vitrin/pricing'
import type { Cart, CartLine } from '../../database'
import type { ShopContext } from '../context'
import { buyerContext } from './buyer-context'
import { pricePiece, type PricedPiece } from './price-piece'

/** A line and what it costs now; `piece` is missing when its product is no longer sold in this form. */
export interface CurrentLine {
  readonly line: CartLine
  readonly piece: PricedPiece | undefined
}

/** Prices are never kept in a cart: every answer counts them anew, so that an order finds the same. */
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

/** A line that is no longer sold shows what it last was: losing a line is worse (contract §17 #9). */
export function wireItem(cart: Cart, { line, piece }: CurrentLine): WireCartItem {
  const content = piece ? itemContent(cart, piece) : (line.item as unknown as ItemContent)
  return { item_id: line.itemId, qty: line.qty, ...content }
}
