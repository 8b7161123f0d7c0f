import type { ProductPart } from '@vitrin/catalog'
import { stillsOf } from './gallery'
import { bundlePrice, groupedPrice, ore, toKronor } from '@vitrin/pricing'
import type { ProductDocument } from '../catalogue-seed'
import { priced } from './priced'
import type { ProductFacts } from './product-facts'
import { productShell, skuOf } from './product-shell'
import { uncounted } from './stock'

export interface GroupedProduct extends ProductFacts {
  /** Ids of simple products, and how many of each. */
  readonly parts: readonly { readonly id: number; readonly qty: number }[]
}

interface BundleChoice {
  readonly title: string
  readonly type: 'radio' | 'select' | 'checkbox'
  readonly required: boolean
  readonly qty: number
  readonly qtyCanChange?: true
  /** Ids of simple products; the first one is the default. */
  readonly of: readonly [number, ...number[]]
}

export interface BundleProduct extends ProductFacts {
  readonly choices: readonly BundleChoice[]
}

/** Finds a part of a set by its id. */
type Parts = (id: number) => ProductDocument

/** Contract §3.4. The price is the sum of the parts, because the listing shows it and sorts by it. */
export function groupedProduct(facts: GroupedProduct, part: Parts): ProductDocument {
  const links = facts.parts.map(({ id, qty }, index): ProductPart<'product_links'> => ({
    sku: skuOf(facts.id),
    link_type: 'associated',
    linked_product_sku: skuOf(id),
    linked_product_type: part(id).type_id,
    position: index + 1,
    extension_attributes: { qty },
  }))
  const { price } = groupedPrice(
    links.map((link, index) => ({
      ...link,
      product: { price_incl_tax: part(facts.parts[index]?.id ?? 0).price_incl_tax ?? null },
    })),
  )
  return {
    ...productShell(facts, 'grouped', {}, stillsOf(facts), priced(toKronor(price ?? ore(0)))),
    has_options: '1',
    required_options: '0',
    product_links: links,
    stock: uncounted(facts.id),
  }
}

/** Contract §3.3. The price is the price of the default choices. */
export function bundleProduct(facts: BundleProduct, part: Parts): ProductDocument {
  const options = facts.choices.map((choice, index): ProductPart<'bundle_options'> => {
    const option = facts.id * 10 + index + 1
    return {
      option_id: option,
      title: choice.title,
      required: choice.required,
      type: choice.type,
      position: index + 1,
      sku: skuOf(facts.id),
      product_links: choice.of.map((id, position) => ({
        id: String(option * 10 + position + 1),
        sku: skuOf(id),
        option_id: option,
        qty: choice.qty,
        position: position + 1,
        is_default: position === 0,
        price: null,
        price_type: null,
        can_change_quantity: choice.qtyCanChange ? 1 : 0,
      })),
    }
  })
  const { price } = bundlePrice(
    options.map((option, index) => ({
      ...option,
      product_links: option.product_links.map((link, position) => ({
        ...link,
        product: { price_incl_tax: part(facts.choices[index]?.of[position] ?? 0).price_incl_tax ?? null },
      })),
    })),
  )
  return {
    ...productShell(facts, 'bundle', {}, stillsOf(facts), priced(toKronor(price ?? ore(0)))),
    price_type: '0',
    price_view: '0',
    has_options: '1',
    required_options: '1',
    bundle_options: options,
    stock: uncounted(facts.id),
  }
}
