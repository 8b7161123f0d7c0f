import { variantLabels } from '../carts/option-labels'
import type { ShopContext } from '../context'

type Named = Pick<ShopContext, 'catalogue'>

/** "Duschdörr Unden, Krom, 80 cm"; undefined for a sku that the shop does not have. */
export function pieceName({ catalogue }: Named, sku: string): string | undefined {
  const match = catalogue.bySku(sku)
  if (!match) return undefined
  const { product, child } = match
  const labels = child ? variantLabels(product, child) : []
  return [product.name, ...labels.map(({ value }) => value)].join(', ')
}

/** The path of a piece below its store view, by the route that needs no dispatcher. */
export function piecePath({ catalogue }: Named, sku: string): string | undefined {
  const match = catalogue.bySku(sku)
  if (!match) return undefined
  const { product, child } = match
  const segments = ['p', product.sku, product.slug || product.sku, ...(child ? [child.sku] : [])]
  return segments.map(encodeURIComponent).join('/')
}
