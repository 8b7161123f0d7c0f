import { trackedProduct, type Trackable, type TrackedProduct } from '@vitrin/analytics'

/** The part of a cart line that is tracked. */
export interface TrackedLine extends Trackable {
  readonly qty: number
}

export function trackedLines(items: readonly TrackedLine[]): readonly TrackedProduct[] {
  return items.map((item) => trackedProduct(item, { quantity: item.qty }))
}
