import type { CartItemDraft } from '@vitrin/catalog'
import { multiply, subtract, toOre, type Ore } from '@vitrin/pricing'
import { checksum } from './checksum'
import { lineKey } from './line-key'
import type { TotalsItem } from './server-documents'

/** One line of the cart (R3.06), as it is shown and stored. */
export interface CartItem extends CartItemDraft {
  /** `lineKey` of the line, which never changes. */
  readonly key: string
  readonly checksum: string
  /** The last quantity that this device and the host agreed on; 0 while they never did (decisions.md 7). */
  readonly prev_qty: number
  /** Pieces among `qty` that a guest brought, to be added to what the account's cart holds at the host (R4.15). */
  readonly merge_qty?: number | undefined
  /** A write of this line was sent and its answer never came: the host may have either quantity (decisions.md 27). */
  readonly unconfirmed: boolean
  readonly server_item_id?: number | string | undefined
  readonly server_cart_id?: string | undefined
  /** The task that asks for its stock (contract §15.4). */
  readonly onlineStockCheckid?: string | undefined
  /** The host's amounts for this line, at the quantity they name. */
  readonly totals?: TotalsItem | undefined
}

/** A line this device deleted and the host has not confirmed as gone (decisions.md 7, 27, 28). */
export interface Tombstone {
  readonly key: string
  readonly sku: string
  readonly server_item_id?: number | string | undefined
}

export function newLine(draft: CartItemDraft, qty: number): CartItem {
  return {
    ...draft,
    qty,
    key: lineKey(draft),
    checksum: checksum(draft.product_option),
    prev_qty: 0,
    unconfirmed: false,
  }
}

/** The line differs from the last agreed state, or it is unknown whether the host agrees. */
export function isChangedHere(item: CartItem): boolean {
  return item.unconfirmed || item.qty !== item.prev_qty
}

/** The draft that would add this piece again, without the state of the line. */
export function draftOf({
  key: _key,
  checksum: _checksum,
  prev_qty: _agreed,
  merge_qty: _merged,
  unconfirmed: _unconfirmed,
  server_item_id: _id,
  server_cart_id: _cart,
  totals: _totals,
  ...draft
}: CartItem): CartItemDraft {
  return draft
}

export function tombstoneOf(item: CartItem): Tombstone {
  return { key: item.key, sku: item.sku, server_item_id: item.server_item_id }
}

/** Display price of the whole line: the host's if it is about this quantity (contract §15.11). */
export function linePrice(item: CartItem): { readonly regular: Ore; readonly special?: Ore; readonly lowest?: Ore } {
  const { totals } = item
  if (totals && totals.qty === item.qty) {
    const regular = toOre(totals.row_total_incl_tax)
    const discount = toOre(Math.abs(totals.discount_amount ?? 0))
    return discount > 0 ? { regular, special: subtract(regular, discount) } : { regular }
  }
  const current = toOre(item.price_incl_tax ?? 0)
  const original = toOre(item.original_price_incl_tax ?? 0)
  const lowest = item.lowest_price_30_days_incl_tax
  return item.special_price && current < original
    ? {
        regular: multiply(original, item.qty),
        special: multiply(current, item.qty),
        ...(lowest && { lowest: multiply(toOre(lowest), item.qty) }),
      }
    : { regular: multiply(current, item.qty) }
}
