import type { CartItemDraft } from '@vitrin/catalog'
import type { CartDocument } from './cart-document'
import { lineKey } from './line-key'
import type { ProductLookup } from './ports'
import type { ServerCartItem } from './server-documents'

export interface FoundDrafts {
  readonly drafts: ReadonlyMap<string, CartItemDraft>
  /** Why a product could not be looked up. */
  readonly fault: Error | undefined
}

/** Looks up the products of lines that another device has added, so that they can be shown here. */
export async function findUnknownLines(
  { cartItems, tombstones }: CartDocument,
  serverItems: readonly ServerCartItem[],
  products: ProductLookup,
): Promise<FoundDrafts> {
  const known = new Set([...cartItems, ...tombstones].map(({ key }) => key))
  const unknown = serverItems.filter((server) => !known.has(lineKey(server)))
  const found = await Promise.allSettled(unknown.map((server) => draftOf(server, products)))
  return {
    drafts: new Map(
      found.flatMap((draft) =>
        draft.status === 'fulfilled' && draft.value ? [[lineKey(draft.value), draft.value] as const] : [],
      ),
    ),
    fault: found.find((draft) => draft.status === 'rejected')?.reason as Error | undefined,
  }
}

/** A draft of another line is not used: each sync would add it again. */
async function draftOf(server: ServerCartItem, products: ProductLookup): Promise<CartItemDraft | undefined> {
  const draft = await products.draftOf(server)
  return draft && lineKey(draft) === lineKey(server) ? draft : undefined
}
