import type { Outcome } from '@vitrin/kernel'
import type { CartItemDraft } from './cart-item-draft'
import { loadDeferredCode } from '../deferred-code'
import type { AddRejection } from '../rejections'
import type { ProductSelection } from './product-selection'

/** The lines that a selection becomes in the cart; its code is loaded late. */
export async function toCartItems(
  selection: ProductSelection,
): Promise<Outcome<readonly CartItemDraft[], AddRejection>> {
  const { cartItemDrafts } = await loadDeferredCode()
  return cartItemDrafts(selection)
}
