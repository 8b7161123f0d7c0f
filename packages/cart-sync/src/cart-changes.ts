import type { CartItemDraft } from '@vitrin/catalog'
import { EMPTY_CART, type CartChange, type CartDocument, type ClaimedLine, type OrderClaim } from './cart-document'
import { newLine, tombstoneOf, type CartItem, type Tombstone } from './cart-item'
import { lineKey } from './line-key'
import { follow } from './reconcile'
import type { ServerCartItem } from './server-documents'

/** Adding a line that is in the cart already adds to its quantity (contract §15.4). */
export function addLine(draft: CartItemDraft, qty: number): CartChange {
  // Computed once although the change is applied twice, to the shown and the stored cart: the checksum takes time.
  const line = newLine(draft, qty)
  const { key } = line
  return (cart) => {
    if (cart.cartItems.some((item) => item.key === key))
      return withLine(cart, key, (item) => ({
        ...item,
        ...draft,
        qty: item.qty + qty,
        ...(item.merge_qty && { merge_qty: item.merge_qty + qty }),
      }))
    return {
      ...cart,
      cartItems: [...cart.cartItems, isUnseen(cart, key) ? { ...line, merge_qty: qty } : line],
      tombstones: cart.tombstones.filter((tombstone) => tombstone.key !== key),
    }
  }
}

/**
 * After a sign-in the account's cart at the host is not known until the first sync. Pieces that are added before it are
 * marked, so that they are added to the host's quantity and do not replace it.
 */
function isUnseen({ owner, cartItemsHash, tombstones }: CartDocument, key: string): boolean {
  return owner !== EMPTY_CART.owner && cartItemsHash === null && tombstones.every((tombstone) => tombstone.key !== key)
}

/**
 * Puts the draft in the line's place. If the cart has a line like the draft already, its quantity is added to that
 * one.
 */
export function replaceLine(key: string, draft: CartItemDraft, qty: number): CartChange {
  const becomes = lineKey(draft)
  const add = addLine(draft, qty)
  return (cart) => {
    const isThere = cart.cartItems.some((item) => item.key === key)
    // The line was removed meanwhile, in this tab or another: the draft is added.
    if (!isThere) return add(cart)
    if (becomes === key) return withLine(cart, key, (item) => ({ ...item, ...draft, qty, merge_qty: undefined }))
    const place = cart.cartItems.findIndex((item) => item.key === key)
    const isNew = !cart.cartItems.some((item) => item.key === becomes)
    const replaced = add(removeLine(key)(cart))
    if (!isNew) return replaced
    const others = replaced.cartItems.filter((item) => item.key !== becomes)
    const line = replaced.cartItems.filter((item) => item.key === becomes)
    return { ...replaced, cartItems: [...others.slice(0, place), ...line, ...others.slice(place)] }
  }
}

/** The shopper sets the whole quantity, including pieces that a guest brought. */
export function setLineQuantity(key: string, qty: number): CartChange {
  return (cart) => withLine(cart, key, (item) => ({ ...item, qty, merge_qty: undefined }))
}

export function removeLine(key: string): CartChange {
  return (cart) => withoutLines(cart, (item) => item.key === key)
}

/** With `sync` the lines leave tombstones for the host; without it the cart at the host is forgotten (R4.31). */
export function clearCart({ sync }: { readonly sync: boolean }): CartChange {
  return (cart) => (sync ? withoutLines(cart, () => true) : disconnected({ ...cart, cartItems: [] }))
}

/** Forgets the cart at the host, and with it all that the host has confirmed (R4.31). */
export function disconnected(cart: CartDocument): CartDocument {
  return {
    ...cart,
    cartServerToken: null,
    cartItemsHash: null,
    platformTotals: null,
    platformTotalsBasis: null,
    tombstones: [],
    cartItems: cart.cartItems.map((item) => ({
      ...item,
      prev_qty: 0,
      unconfirmed: false,
      server_item_id: undefined,
      server_cart_id: undefined,
      totals: undefined,
    })),
  }
}

/** Forgets the cart at the host after it has confirmed every deletion, or lines would stay there (R4.31). */
export function disconnectedIfEmptied(cart: CartDocument): CartDocument {
  return cart.cartItems.length === 0 && cart.tombstones.length === 0 ? disconnected(cart) : cart
}

/** Claims exactly these lines for one order, unless they changed or another order has them (decisions.md 28). */
export function claimLines(claim: OrderClaim): CartChange {
  return (cart) => (cart.confirming || !holdsExactly(cart, claim.lines) ? cart : { ...cart, confirming: claim })
}

export function releaseClaim(order_id: string): CartChange {
  return (cart) => (cart.confirming?.order_id === order_id ? { ...cart, confirming: null } : cart)
}

/** Removes the claimed pieces; pieces that were added to a line since then stay (decisions.md 28). */
export function orderedLines(order_id: string): CartChange {
  return (cart) => {
    if (cart.confirming?.order_id !== order_id) return cart
    return withoutPieces(cart.confirming.lines)({ ...cart, confirming: null })
  }
}

/** Removes these pieces; the rest of a line's quantity stays. */
export function withoutPieces(pieces: readonly ClaimedLine[]): CartChange {
  const gone = new Map(pieces.map(({ key, qty }) => [key, qty]))
  const isGone = (item: CartItem) => item.qty <= (gone.get(item.key) ?? 0)
  return (cart) => {
    // A line that a guest brought and that was not sent to the account's cart yet leaves no tombstone: the host would
    // delete the account's own pieces of it, which were not ordered.
    const cartItems = cart.cartItems.filter((item) => !isGone(item) || item.merge_qty !== item.qty)
    const rest = withoutLines({ ...cart, cartItems }, isGone)
    return {
      ...rest,
      cartItems: rest.cartItems.map((item) => ({ ...item, qty: item.qty - (gone.get(item.key) ?? 0) })),
    }
  }
}

/** The host confirmed the quantity that was sent. If the shopper has changed it since, the newer quantity stays. */
export function confirmLine(key: string, sentQty: number, server: ServerCartItem): CartChange {
  return (cart) => {
    const confirmed = withLine(cart, key, (item) => ({
      ...follow(item, server),
      qty: item.qty === sentQty ? server.qty : item.qty,
    }))
    // If the line was deleted meanwhile, its tombstone now names the line at the host.
    return {
      ...confirmed,
      tombstones: confirmed.tombstones.map((grave) =>
        grave.key === key ? { ...grave, server_item_id: server.item_id } : grave,
      ),
    }
  }
}

/**
 * The host refused the quantity: the line goes back to the last agreed one, or is removed if there was none (R4.29,
 * R4.30). If the shopper has changed it since, the newer quantity stays.
 */
export function refuseLine(key: string, sentQty: number, isOutcomeKnown: boolean): CartChange {
  return (cart) => {
    const item = cart.cartItems.find((line) => line.key === key)
    if (!item) return cart
    if (item.qty !== sentQty) return withLine(cart, key, (line) => ({ ...line, unconfirmed: !isOutcomeKnown }))
    if (item.prev_qty > 0)
      return withLine(cart, key, (line) => ({ ...line, qty: line.prev_qty, unconfirmed: !isOutcomeKnown }))
    const rest = { ...cart, cartItems: cart.cartItems.filter((line) => line.key !== key) }
    return isOutcomeKnown ? rest : { ...rest, tombstones: buried(cart.tombstones, [item]) }
  }
}

export function confirmDeletion(key: string): CartChange {
  return (cart) => ({ ...cart, tombstones: cart.tombstones.filter((tombstone) => tombstone.key !== key) })
}

export function nextRun(freshDevice: string): CartChange {
  return (cart) => ({ ...cart, device: cart.device || freshDevice, run: cart.run + 1 })
}

/** Whether the cart holds exactly these lines, each in this quantity. */
function holdsExactly(cart: CartDocument, lines: readonly ClaimedLine[]): boolean {
  return (
    cart.cartItems.length === lines.length &&
    lines.every(({ key, qty }) => cart.cartItems.some((item) => item.key === key && item.qty === qty))
  )
}

function withLine(cart: CartDocument, key: string, change: (item: CartItem) => CartItem): CartDocument {
  return { ...cart, cartItems: cart.cartItems.map((item) => (item.key === key ? change(item) : item)) }
}

/** Each removed line leaves a tombstone: the host may have it, confirmed or not (decisions.md 27). */
function withoutLines(cart: CartDocument, isGone: (item: CartItem) => boolean): CartDocument {
  return {
    ...cart,
    cartItems: cart.cartItems.filter((item) => !isGone(item)),
    tombstones: buried(cart.tombstones, cart.cartItems.filter(isGone)),
  }
}

function buried(tombstones: readonly Tombstone[], items: readonly CartItem[]): readonly Tombstone[] {
  const keys = new Set(items.map(({ key }) => key))
  return [...tombstones.filter(({ key }) => !keys.has(key)), ...items.map(tombstoneOf)]
}
