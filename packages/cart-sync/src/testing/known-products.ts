import type { CartItemDraft } from '@vitrin/catalog'
import type { ProductLookup } from '../ports'
import type { ServerCartItem } from '../server-documents'
import { aDraft } from './builders'

/** Knows every product but those that a test takes away. */
export class KnownProducts implements ProductLookup {
  readonly unknown = new Set<string>()
  /** Fields that every draft found here has besides. */
  more: Partial<CartItemDraft> = {}
  /** Set: nothing can be looked up. */
  failure: Error | undefined

  async draftOf({ sku, product_option }: ServerCartItem): Promise<CartItemDraft | undefined> {
    if (this.failure) throw this.failure
    if (this.unknown.has(sku)) return undefined
    return aDraft(sku, {
      ...this.more,
      ...(product_option && { product_option: product_option as CartItemDraft['product_option'] }),
    })
  }
}
