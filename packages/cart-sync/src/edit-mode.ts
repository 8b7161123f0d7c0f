import type { BundleOptionChoice, ConfigurableItemOption, CustomOptionChoice } from '@vitrin/kernel'
import type { CartItem } from './cart-item'

/** The line that is being edited, with the choices that its product page starts with (R3.07). */
export interface CartEditMode {
  /** The line that `replace` changes. */
  readonly key: string
  readonly productId: number
  readonly qty: number
  readonly selectedOptions: {
    readonly configurable: readonly ConfigurableItemOption[]
    readonly custom: readonly CustomOptionChoice[]
    readonly bundle: readonly BundleOptionChoice[]
  }
}

export function editModeOf({
  key,
  id,
  qty,
  product_option,
}: Pick<CartItem, 'key' | 'id' | 'qty' | 'product_option'>): CartEditMode {
  const { configurable_item_options, custom_options, bundle_options } = product_option.extension_attributes
  return {
    key,
    productId: id,
    qty,
    selectedOptions: {
      configurable: configurable_item_options ?? [],
      custom: custom_options ?? [],
      bundle: bundle_options ?? [],
    },
  }
}
