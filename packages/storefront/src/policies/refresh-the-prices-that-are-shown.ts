import type { ListedProduct, Reprice } from '@vitrin/catalog'
import { reaction } from 'mobx'
import type { CurrentPage } from '../pages/page-store'
import type { Policy } from './policy'

/** The page shows the catalogue's prices until the platform has said what it asks now (R4.03). */
export const refreshThePricesThatAreShown: Policy = ({ storefront: { pages }, shopper: { prices } }) => {
  // Of each page: what the platform does not know is not asked for again and again.
  const askedOn = new WeakMap<object, Set<string>>()
  return reaction(
    () => pages.standing && { page: pages.standing, lists: listsOf(pages.standing) },
    (standing) => {
      if (!standing) return
      const asked = askedOn.get(standing.page) ?? new Set()
      askedOn.set(standing.page, asked)
      for (const { shown, refresh } of standing.lists) {
        const products = shown.filter(({ sku, price_is_current }) => !price_is_current && !asked.has(sku))
        if (products.length === 0) continue
        for (const { sku } of products) asked.add(sku)
        void prices.refresh(products).then(refresh)
      }
    },
    { fireImmediately: true },
  )
}

interface ShownProducts {
  readonly shown: readonly ListedProduct[]
  /** Gives each product that is shown by then its new price. */
  readonly refresh: (priced: Reprice) => void
}

/** Each is a question of its own: a product is asked for with its variants, lists are not. */
function listsOf(page: CurrentPage): readonly ShownProducts[] {
  switch (page.id) {
    case 'home': {
      const { lists } = page.model
      return [
        {
          shown: page.model.products,
          refresh: (priced) =>
            lists.loaded({
              newCollection: lists.newCollection.map(priced),
              bestsellers: lists.bestsellers.map(priced),
              offers: lists.offers.map(priced),
            }),
        },
      ]
    }
    case 'category': {
      const { listing } = page.model
      return [{ shown: listing.products, refresh: (priced) => listing.refreshed(listing.products.map(priced)) }]
    }
    case 'product': {
      const { store } = page.model
      return [
        {
          shown: store.parent ? [store.parent] : [],
          refresh: (priced) => store.parent && store.refreshed(priced(store.parent)),
        },
        { shown: store.related, refresh: (priced) => store.relatedLoaded(store.related.map(priced)) },
      ]
    }
    default:
      return []
  }
}
