import type { CartItemDraft } from '@vitrin/catalog'
import { EMPTY_CART, type CartChange, type CartDocument, type ClaimedLine, type OrderClaim } from './cart-document'
import { newLine, tombstoneOf, type CartItem, type Tombstone } from './cart-item'
import { lineKey } from './line-key'
import { follow } from './reconcile'
import type { ServerCartItem } from './server-documents'

/** The same line again adds to its quantity (contract §15.4). */
export function addLine(draft: CartItemDraft, qty: number): CartChange {
  // Made once for what is shown and what is stored: its checksum takes time.
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

/** Right after a sign-in nobody knows yet what the account's cart holds: what is added now is added to that. */
function isUnseen({ owner, cartItemsHash, tombstones }: CartDocument, key: string): boolean {
  return owner !== EMPTY_CART.owner && cartItemsHash === null && tombstones.every((tombstone) => tombstone.key !== key)
}

/** The line becomes what was chosen anew, in its place; one that is like it already takes its pieces in. */
export function replaceLine(key: string, draft: CartItemDraft, qty: number): CartChange {
  const becomes = lineKey(draft)
  const add = addLine(draft, qty)
  return (cart) => {
    const isThere = cart.cartItems.some((item) => item.key === key)
    // Removed meanwhile, here or elsewhere: what the shopper chose is added.
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

/** The number that the shopper sees and sets is all there shall be. */
export function setLineQuantity(key: string, qty: number): CartChange {
  return (cart) => withLine(cart, key, (item) => ({ ...item, qty, merge_qty: undefined }))
}

export function removeLine(key: string): CartChange {
  return (cart) => withoutLines(cart, (item) => item.key === key)
}

/** With `sync` the host is to forget the lines as well; without it the cart at the host is let go (R4.31). */
export function clearCart({ sync }: { readonly sync: boolean }): CartChange {
  return (cart) => (sync ? withoutLines(cart, () => true) : disconnected({ ...cart, cartItems: [], tombstones: [] }))
}

/** Lets the cart at the host go: nothing that was agreed about it holds any more (R4.31). */
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

/** Only when the host knows of every deletion is its cart let go, otherwise the lines would stay there (R4.31). */
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

/** The claimed pieces leave the cart; what was added to a line since stays (decisions.md 28). */
export function orderedLines(order_id: string): CartChange {
  return (cart) => {
    if (cart.confirming?.order_id !== order_id) return cart
    return withoutPieces(cart.confirming.lines)({ ...cart, confirming: null })
  }
}

/** These pieces leave the cart; what a line holds besides stays. */
export function withoutPieces(pieces: readonly ClaimedLine[]): CartChange {
  const gone = new Map(pieces.map(({ key, qty }) => [key, qty]))
  const isGone = (item: CartItem) => item.qty <= (gone.get(item.key) ?? 0)
  return (cart) => {
    // What a guest brought and the account's cart has not had yet is not there to be deleted; what lies there is not what was ordered.
    const cartItems = cart.cartItems.filter((item) => !isGone(item) || item.merge_qty !== item.qty)
    const rest = withoutLines({ ...cart, cartItems }, isGone)
    return {
      ...rest,
      cartItems: rest.cartItems.map((item) => ({ ...item, qty: item.qty - (gone.get(item.key) ?? 0) })),
    }
  }
}

/** The host confirmed a quantity that was sent; a newer wish stays a wish. */
export function confirmLine(key: string, sentQty: number, server: ServerCartItem): CartChange {
  return (cart) => {
    const confirmed = withLine(cart, key, (item) => ({
      ...follow(item, server),
      qty: item.qty === sentQty ? server.qty : item.qty,
    }))
    // Deleted while its write was on the way: now the tombstone knows what to delete.
    return {
      ...confirmed,
      tombstones: confirmed.tombstones.map((grave) =>
        grave.key === key ? { ...grave, server_item_id: server.item_id } : grave,
      ),
    }
  }
}

/** The host refused: back to the agreed quantity, or gone where there was none (R4.29, R4.30). A newer wish stays. */
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

/** Whether the cart holds these lines and no others, each in this quantity. */
export function holdsExactly(cart: CartDocument, lines: readonly ClaimedLine[]): boolean {
  return (
    cart.cartItems.length === lines.length &&
    lines.every(({ key, qty }) => cart.cartItems.some((item) => item.key === key && item.qty === qty))
  )
}

function withLine(cart: CartDocument, key: string, change: (item: CartItem) => CartItem): CartDocument {
  return { ...cart, cartItems: cart.cartItems.map((item) => (item.key === key ? change(item) : item)) }
}

/** Every line that the host may have leaves a tombstone, confirmed or not (decisions.md 27). */
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
