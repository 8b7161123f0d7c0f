import type { HomeStore, ListedProduct, ListingStore, PlatformPrices, ProductStore, Reprice } from '@vitrin/catalog'
import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { PageView } from './policy'

interface PricedModels {
  readonly home: {
    readonly products: readonly ListedProduct[]
    readonly lists: Pick<HomeStore, 'newCollection' | 'bestsellers' | 'offers' | 'hydrate'>
  }
  readonly category: { readonly listing: Pick<ListingStore, 'products' | 'refreshed'> }
  readonly search: { readonly listing: Pick<ListingStore, 'products' | 'refreshed'> }
  readonly bestsellers: Pick<ListingStore, 'products' | 'refreshed'>
  readonly 'standard-sizes': Pick<ListingStore, 'products' | 'refreshed'>
  readonly 'custom-sizes': Pick<ListingStore, 'products' | 'refreshed'>
  readonly product: { readonly store: Pick<ProductStore, 'parent' | 'related' | 'refreshed' | 'relatedLoaded'> }
}

interface RefreshShownPricesNeeds {
  readonly pages: { readonly paintedPage: PageView<PricedModels> | undefined }
  readonly prices: Pick<PlatformPrices, 'refresh'>
}

/**
 * Asks the platform for current prices of the products that are shown; until then they have the catalogue's (R4.03).
 */
export function refreshShownPrices({ pages, prices }: RefreshShownPricesNeeds): Cancel {
  // A product that the platform does not know is asked for once a page, and not each time the list changes.
  const askedOn = new WeakMap<object, Set<string>>()
  return reaction(
    () => pages.paintedPage && { page: pages.paintedPage, lists: listsOf(pages.paintedPage) },
    (shown) => {
      if (!shown) return
      const asked = askedOn.get(shown.page) ?? new Set()
      askedOn.set(shown.page, asked)
      for (const { products, refresh } of shown.lists) {
        const fresh = products.filter(({ sku, price_is_current }) => !price_is_current && !asked.has(sku))
        if (fresh.length === 0) continue
        for (const { sku } of fresh) asked.add(sku)
        void prices.refresh(fresh).then(refresh)
      }
    },
    { fireImmediately: true },
  )
}

interface ShownList {
  readonly products: readonly ListedProduct[]
  /** Applies the new prices to the products that are in the list by then. */
  readonly refresh: (priced: Reprice) => void
}

/** Each list is asked for by itself, because a single product is asked for together with its variants. */
function listsOf(page: PageView<PricedModels>): readonly ShownList[] {
  switch (page.id) {
    case 'home': {
      const { lists } = page.model
      return [
        {
          products: page.model.products,
          refresh: (priced) =>
            lists.hydrate({
              newCollection: lists.newCollection.map(priced),
              bestsellers: lists.bestsellers.map(priced),
              offers: lists.offers.map(priced),
            }),
        },
      ]
    }
    case 'standard-sizes':
    case 'custom-sizes':
    case 'bestsellers': {
      const { model } = page
      return [{ products: model.products, refresh: (priced) => model.refreshed(model.products.map(priced)) }]
    }
    case 'search':
    case 'category': {
      const { listing } = page.model
      return [{ products: listing.products, refresh: (priced) => listing.refreshed(listing.products.map(priced)) }]
    }
    case 'product': {
      const { store } = page.model
      return [
        {
          products: store.parent ? [store.parent] : [],
          refresh: (priced) => store.parent && store.refreshed(priced(store.parent)),
        },
        { products: store.related, refresh: (priced) => store.relatedLoaded(store.related.map(priced)) },
      ]
    }
    default:
      return []
  }
}
