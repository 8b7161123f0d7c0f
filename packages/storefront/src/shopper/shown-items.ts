import type { PlacedOrderDocument, PlacedOrderItem } from '@vitrin/kernel'

/** Parts of another line are none of their own (contract §4). */
export function shownItems({ items }: Pick<PlacedOrderDocument, 'items'>): readonly PlacedOrderItem[] {
  return items.filter(({ parent_item_id }) => parent_item_id == null)
}
