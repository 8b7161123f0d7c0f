import { combinedPrice, type CombinedPrice } from './combined-price'
import { toOre } from './money'

export interface GroupedLinkPrice {
  readonly link_type: string
  readonly linked_product_sku: string
  readonly linked_product_type?: string
  readonly extension_attributes?: { readonly qty?: number }
  readonly product?: { readonly price_incl_tax?: number | null; readonly qty?: number }
}

/** What one piece of a grouped product consists of: its associated simple products. */
export function groupedParts<Link extends GroupedLinkPrice>(
  links: readonly Link[],
): readonly { readonly link: Link; readonly qty: number }[] {
  return links
    .filter(
      ({ link_type, linked_product_type = 'simple' }) => link_type === 'associated' && linked_product_type === 'simple',
    )
    .map((link) => ({ link, qty: link.product?.qty ?? link.extension_attributes?.qty ?? 1 }))
}

/** The sum of the associated simple products (R4.07, contract §15.10). */
export function groupedPrice(links: readonly GroupedLinkPrice[]): CombinedPrice {
  return combinedPrice(
    groupedParts(links).map(({ link: { linked_product_sku, product }, qty }) => ({
      sku: linked_product_sku,
      qty,
      price: product?.price_incl_tax == null ? undefined : toOre(product.price_incl_tax),
    })),
  )
}
