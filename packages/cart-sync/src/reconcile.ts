import type { CartItemDraft } from '@vitrin/catalog'
import type { CartConfig } from './cart-config'
import { isChangedHere, newLine, type CartItem, type Tombstone } from './cart-item'
import { lineKey } from './line-key'
import type { ServerCartItem } from './server-documents'

/** R4.25; `update-required` is a wrong quantity that makes the host change (contract §17 #21). */
type DifferenceStatus = 'no-item' | 'wrong-qty' | 'update-required' | 'no-changes'

interface Difference {
  /** The side that lacks the line or has the wrong quantity. */
  readonly party: 'server' | 'client'
  readonly status: DifferenceStatus
  readonly sku: string
  readonly client_qty: number
  readonly server_qty: number
}

export interface LineUpdate {
  readonly item: CartItem
  /** The host's line, when it has one. */
  readonly server: ServerCartItem | undefined
}

export interface ReconcileInput {
  readonly items: readonly CartItem[]
  readonly tombstones: readonly Tombstone[]
  readonly serverItems: readonly ServerCartItem[]
  /** The client's state wins: the shopper is in checkout, or the cart at the host is a new one. */
  readonly force: boolean
  readonly config: Pick<CartConfig, 'serverSyncCanRemoveLocalItems' | 'serverSyncCanModifyLocalItems'>
  /** By line key: drafts for the host's lines that are new here. A line without a draft waits for the next run. */
  readonly drafts: ReadonlyMap<string, CartItemDraft>
}

export interface Reconciliation {
  /** The lines after the host's changes were taken over. */
  readonly items: readonly CartItem[]
  /** Deletions that the host has yet to confirm. */
  readonly tombstones: readonly Tombstone[]
  readonly updates: readonly LineUpdate[]
  readonly deletions: readonly ServerCartItem[]
  readonly log: readonly Difference[]
}

/**
 * Compares the cart with the host's, three-way: each line remembers what both sides last agreed
 * on (`prev_qty`, `unconfirmed`), so that only a line changed here may overrule the host
 * (decisions.md 7; R4.25–R4.28 with contract §17 #9 and #10).
 */
export function reconcile(input: ReconcileInput): Reconciliation {
  const { items, tombstones, drafts } = input
  const atHost = new Map(input.serverItems.map((server) => [lineKey(server), server]))
  const here = new Set(items.map(({ key }) => key))
  const deleted = new Set(tombstones.map(({ key }) => key))

  const kept = items.map((item) => judge(item, atHost.get(item.key), input))
  const fromHost = [...atHost].filter(([key]) => !here.has(key))
  const added = fromHost.flatMap(([key, server]) => {
    const draft = deleted.has(key) ? undefined : drafts.get(key)
    return draft ? [follow(newLine(draft, server.qty), server)] : []
  })
  return {
    items: [...kept.flatMap(({ item }) => item ?? []), ...added],
    tombstones: tombstones.filter(({ key }) => atHost.has(key) && !here.has(key)),
    updates: kept.flatMap(({ update }) => update ?? []),
    deletions: fromHost.flatMap(([key, server]) => (deleted.has(key) ? [server] : [])),
    log: [
      ...kept.map(({ difference }) => difference),
      ...fromHost.map(([, { sku, qty }]) => ({
        party: 'client' as const,
        status: 'no-item' as const,
        sku,
        client_qty: 0,
        server_qty: qty,
      })),
    ],
  }
}

interface Judgement {
  readonly item?: CartItem
  readonly update?: LineUpdate
  readonly difference: Difference
}

function judge(item: CartItem, server: ServerCartItem | undefined, { force, config }: ReconcileInput): Judgement {
  const differs = (party: Difference['party'], status: DifferenceStatus): Difference => ({
    party,
    status,
    sku: item.sku,
    client_qty: item.qty,
    server_qty: server?.qty ?? 0,
  })
  if (item.merge_qty)
    return {
      ...send(merged(item, server), server),
      difference: differs('server', server ? 'update-required' : 'no-item'),
    }
  const changedHere = isChangedHere(item)
  if (!server) {
    const remove = !changedHere || (!force && config.serverSyncCanRemoveLocalItems)
    if (remove) return { difference: differs('server', 'no-item') }
    return { ...send(item, undefined), difference: differs('server', 'no-item') }
  }
  if (server.qty === item.qty) return { item: follow(item, server), difference: differs('server', 'no-changes') }
  const adopt = !changedHere || (!force && config.serverSyncCanModifyLocalItems)
  if (adopt) return { item: follow(item, server), difference: differs('client', 'wrong-qty') }
  return { ...send(item, server), difference: differs('server', 'update-required') }
}

/**
 * Adds the pieces that a guest brought to the host's quantity, once: the line then holds the sum, which may be sent any
 * number of times (R4.15). If the account had changed its own quantity before, that one counts and not the host's.
 */
function merged(item: CartItem, server: ServerCartItem | undefined): CartItem {
  const { merge_qty = 0, ...line } = item
  const own = { ...item, qty: item.qty - merge_qty }
  return { ...line, qty: isChangedHere(own) ? item.qty : (server?.qty ?? 0) + merge_qty, prev_qty: server?.qty ?? 0 }
}

/** Until the answer arrives the outcome is unknown, and it is stored so before sending (decisions.md 27). */
function send(item: CartItem, server: ServerCartItem | undefined): Pick<Judgement, 'item' | 'update'> {
  const sent = { ...item, unconfirmed: true, server_item_id: server?.item_id, server_cart_id: server?.quote_id }
  return { item: sent, update: { item: sent, server } }
}

/** Takes over the host's quantity and ids: both sides agree. */
export function follow(item: CartItem, server: ServerCartItem): CartItem {
  return {
    ...item,
    qty: server.qty,
    prev_qty: server.qty,
    merge_qty: undefined,
    unconfirmed: false,
    server_item_id: server.item_id,
    server_cart_id: server.quote_id,
    ...(server.made_to_measure && { made_to_measure: server.made_to_measure }),
  }
}
