import type { ProductPart } from '@vitrin/catalog'
import type { ProductDocument } from '../catalogue-seed'
import { complements } from '../shop/complements'

const SIBLINGS = 3

/** Adds related products: the next ones of the category, starting again after the last, and its accessories. */
export function withRelatedLinks(products: readonly ProductDocument[]): readonly ProductDocument[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return products.map((product) => {
    const accessories = complementIds(product).flatMap((id) => byId.get(id) ?? [])
    const related = [...siblings(product, products), ...accessories].filter(({ id }) => id !== product.id)
    const links = related.map((other, index): ProductPart<'product_links'> => ({
      sku: product.sku,
      link_type: 'related',
      linked_product_sku: other.sku,
      linked_product_type: other.type_id,
      position: index + 1,
    }))
    return { ...product, product_links: [...(product.product_links ?? []), ...links] }
  })
}

function siblings(product: ProductDocument, products: readonly ProductDocument[]): readonly ProductDocument[] {
  const family = products.filter((other) => leafOf(other) === leafOf(product))
  const at = family.indexOf(product)
  return [...family.slice(at + 1), ...family.slice(0, at)].slice(0, SIBLINGS)
}

function leafOf({ category_ids: [leaf] = [] }: ProductDocument): number {
  return Number(leaf)
}

function complementIds(product: ProductDocument): readonly number[] {
  return complements[leafOf(product)] ?? []
}
