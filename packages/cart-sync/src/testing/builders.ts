import type { CartItemDraft } from '@vitrin/catalog'
import { newLine, type CartItem } from '../cart-item'
import type { ServerCartItem } from '../server-documents'

/** A draft as a product page makes it: 100 kr, nothing chosen. */
export function aDraft(sku: string, more: Partial<CartItemDraft> = {}): CartItemDraft {
  return {
    id: 1,
    sku,
    parentSku: sku,
    name: sku,
    qty: 1,
    product_type: 'simple',
    price: 80,
    price_tax: 20,
    price_incl_tax: 100,
    original_price: 80,
    original_price_incl_tax: 100,
    options: [],
    product_option: { extension_attributes: {} },
    ...more,
  }
}

/** A line that both sides agreed on, unless `more` says otherwise. */
export function aLine(sku: string, qty = 1, more: Partial<CartItem> = {}): CartItem {
  return { ...newLine(aDraft(sku), qty), prev_qty: qty, ...more }
}

export function aServerItem(sku: string, qty = 1, more: Partial<ServerCartItem> = {}): ServerCartItem {
  return {
    item_id: `at-host-${sku}`,
    sku,
    qty,
    name: sku,
    price: 80,
    product_type: 'simple',
    quote_id: 'cart-1',
    ...more,
  }
}

/** Custom options as they travel. */
export function withOptions(choices: Readonly<Record<string, string>>): Pick<CartItemDraft, 'product_option'> {
  const custom_options = Object.entries(choices).map(([option_id, option_value]) => ({ option_id, option_value }))
  return { product_option: { extension_attributes: { custom_options } } }
}
