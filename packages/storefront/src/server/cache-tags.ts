import type { Storefront } from '../storefront'
import type { CurrentPage } from '../pages/current-page'

/**
 * The output cache tags of the shown page (R2.42): its id, `notice`, which is on every page, and `P<id>` and `C<id>` of
 * its products and category (contract §15.21).
 */
export function cacheTags({ pages: { current } }: Storefront): readonly string[] {
  return current ? [current.id, 'notice', ...documentTags(current)] : []
}

function documentTags(page: CurrentPage): readonly string[] {
  switch (page.id) {
    case 'bestsellers':
    case 'home':
      return productTags(page.model.products)
    case 'standard-sizes':
    case 'custom-sizes':
      return productTags(page.model.compared)
    case 'category':
      return [`C${page.model.category?.id}`, ...productTags(page.model.listing.products)]
    case 'product': {
      const { parent, related } = page.model.store
      return productTags(parent ? [parent, ...related] : related)
    }
    default:
      return []
  }
}

function productTags(products: readonly { readonly id: number }[]): readonly string[] {
  return products.map(({ id }) => `P${id}`)
}
