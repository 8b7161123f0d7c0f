import { fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import { lineKey } from '@vitrin/cart-sync'
import type { StockItem } from '@vitrin/catalog'
import type { Cart, CartLine, CartLineContent } from '../../database'
import { refused, refusedFields, refusedValue } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { buyerContext } from './buyer-context'
import { itemContent, wireItem } from './cart-item'
import { pricePiece, type PricedPiece } from './price-piece'

/** The platform's limit for products without one of their own (contract §3.1). */
const MAX_SALE_QTY = 10_000

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

  const tooMany = quantityRefusal(context, piece, qty, 'cartItem')
  if (tooMany) return refusedValue('The requested qty is not available', 'cartItem.qty', tooMany[0]?.expected ?? '')
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

/**
 * Refuses a quantity outside the product's limits. A product that is out of stock is made to order (decisions.md 10).
 */
export function quantityRefusal(
  { database, catalogue }: ShopContext,
  { sku }: PricedPiece,
  qty: number,
  at: string,
): FieldRefusals | undefined {
  const match = catalogue.bySku(sku)
  const rules: Partial<StockItem> = database.stock.of(sku) ?? match?.child?.stock ?? match?.product.stock ?? {}
  const most = rules.max_sale_qty ?? MAX_SALE_QTY
  const least = rules.min_sale_qty ?? 1
  if (qty > most) return fieldRefusal(`${at}.qty`, `should be at most ${most}`)
  return qty < least ? fieldRefusal(`${at}.qty`, `should be at least ${least}`) : undefined
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
