import type { PlacedOrderDocument, PlacedOrderItem } from '@vitrin/kernel'

/** The items of an order that are shown as lines. An item that is part of another item is not (contract §4). */
export function shownItems({ items }: Pick<PlacedOrderDocument, 'items'>): readonly PlacedOrderItem[] {
  return items.filter(({ parent_item_id }) => parent_item_id == null)
}
