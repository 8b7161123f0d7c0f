import { trackedProduct, type TrackedProduct } from '@vitrin/analytics'
import type { CartItem } from '@vitrin/cart-sync'

export function trackedLines(items: readonly CartItem[]): readonly TrackedProduct[] {
  return items.map((item) => trackedProduct(item, { quantity: item.qty }))
}
