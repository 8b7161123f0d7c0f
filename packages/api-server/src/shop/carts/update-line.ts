import type { FieldRefusals } from '@vitrin/api-contract'
import { lineKey } from '@vitrin/cart-sync'
import { ore, toOre } from '@vitrin/pricing'
import type { Cart, CartLine, CartLineContent } from '../../database'
import { refused, refusedFields, refusedValue } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { buyerContext } from './buyer-context'
import { guestQuantityRefusal } from './guest-limits'
import { itemContent, wireItem } from './cart-item'
import { pricePiece } from './price-piece'
import { costRefusal, quantityRefusal } from './quantity-refusal'

/**
 * With `item_id` the request replaces that line. Without it the quantity is added to the line with the same product and
 * options, or a new line is made: two sizes are two lines (decisions.md 8).
 */
export function updateLine(
  context: ShopContext,
  cart: Cart,
  { body: { cartItem } }: ShopRequest<'cartUpdate'>,
): ShopOutcome {
  const { carts } = context.database
  const lines = carts.lines(cart.id)
  const named = lines.find(({ itemId }) => itemId === cartItem.item_id)
  if (cartItem.item_id != null && !named) {
    return refused('unknown', `The ${cart.publicId} Cart doesn't contain the ${cartItem.item_id} item.`)
  }
  const priced = pricePiece(buyerContext(context, cart.customerId), cartItem, 'cartItem')
  if (!priced.ok) return refusedFields(priced.rejection)
  const piece = priced.value
  const key = lineKey({ sku: piece.sku, product_option: piece.productOption })
  const same = lines.find((line) => line.lineKey === key && line !== named)
  const qty = cartItem.qty + (same?.qty ?? 0)

  const others = lines.filter((line) => line !== same && line !== named)
  const cost = others.reduce((sum, line) => sum + line.qty * pieceCost(line), piece.price * qty)
  const tooMany = quantityRefusal(context, piece, qty, 'cartItem') ?? costRefusal(ore(cost), 'cartItem.qty')
  if (tooMany) return refusedQuantity('The requested qty is not available', tooMany)
  const asGuest = guestQuantityRefusal(cart.customerId === undefined, qty, 'cartItem')
  if (asGuest) return refusedQuantity('Without an account at most 100 pieces of a product can be ordered', asGuest)
  const content = {
    lineKey: key,
    sku: piece.sku,
    qty,
    productOption: piece.productOption,
    item: { ...itemContent(cart, piece) },
  }
  const itemId = store(context, cart, { named, same }, content)
  return answered(wireItem(cart, { line: { ...content, itemId }, piece }))
}

/** What a piece cost when the line was answered last. */
function pieceCost({ item: { price_incl_tax } }: CartLine): number {
  return typeof price_incl_tax === 'number' ? toOre(price_incl_tax) : 0
}

interface Targets {
  readonly named: CartLine | undefined
  readonly same: CartLine | undefined
}

/** Stores the line. A line that became equal to another one is merged with it. */
function store(
  { database: { carts } }: ShopContext,
  cart: Cart,
  { named, same }: Targets,
  content: CartLineContent,
): number {
  const target = same ?? named
  if (!target) return carts.addLine(cart.id, content)
  if (named && same) carts.removeLine(cart.id, named.itemId)
  carts.replaceLine(cart.id, target.itemId, content)
  return target.itemId
}

function refusedQuantity(sentence: string, [refusal]: FieldRefusals): ShopOutcome {
  return refusedValue(sentence, 'cartItem.qty', refusal?.expected ?? '')
}
