import { trackedProduct, type Trackable, type TrackedProduct } from '@vitrin/analytics'
import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { PageView } from '../policies/policy'
import { stopAll } from '../stop-all'
import type { TrackingContext } from './tracking-policy'

interface TrackedModels {
  readonly home: {
    readonly lists: {
      readonly newCollection: readonly Trackable[]
      readonly bestsellers: readonly Trackable[]
      readonly offers: readonly Trackable[]
    }
  }
  readonly category: {
    readonly category: { readonly name: string } | undefined
    readonly listing: { readonly products: readonly Trackable[] }
  }
  readonly bestsellers: { readonly products: readonly Trackable[] }
  readonly product: { readonly store: { readonly parent: Trackable | undefined } }
}

type TrackedPage = PageView<TrackedModels>

interface TrackShownProductsNeeds extends Pick<TrackingContext, 'tracker'> {
  readonly pages: { readonly paintedPage: TrackedPage | undefined }
}

interface ShownList {
  readonly name: string
  readonly products: readonly Trackable[]
}

/** Tracks the lists and products that are shown. A product that is opened from a list is tracked as a click in it. */
export function trackShownProducts({ pages, tracker }: TrackShownProductsNeeds): Cancel {
  let lists: readonly ShownList[] = []
  const tracked = new Set<string>()

  const trackLists = (shown: readonly ShownList[]): void => {
    lists = shown
    for (const { name, products } of shown) {
      // When a list grows, only its new part is tracked.
      const fresh = positioned({ name, products }).filter(
        ({ sku, position }) => !tracked.has(`${name} ${position} ${sku}`),
      )
      for (const { sku, position } of fresh) tracked.add(`${name} ${position} ${sku}`)
      if (fresh.length > 0) tracker.track({ type: 'impressions', list: name, products: fresh })
    }
  }

  const trackProduct = (product: Trackable): void => {
    const clicked = lists.flatMap((list) => positioned(list)).find(({ id }) => id === product.sku)
    if (clicked) tracker.track({ type: 'product-click', list: clicked.list ?? '', product: clicked })
    tracker.track({
      type: 'product-detail',
      product: trackedProduct(product, clicked?.list === undefined ? {} : { list: clicked.list }),
    })
  }

  return stopAll([
    reaction(
      () => pages.paintedPage,
      (page) => {
        tracked.clear()
        const product = page?.id === 'product' ? page.model.store.parent : undefined
        if (product) trackProduct(product)
        lists = []
      },
      { fireImmediately: true },
    ),
    reaction(() => listsOf(pages.paintedPage), trackLists, {
      fireImmediately: true,
      equals: (one, other) => hasSameProducts(one, other),
    }),
  ])
}

function listsOf(page: TrackedPage | undefined): readonly ShownList[] {
  if (page?.id === 'category') return [{ name: page.model.category?.name ?? '', products: page.model.listing.products }]
  if (page?.id === 'bestsellers') return [{ name: 'bestsellers', products: page.model.products }]
  if (page?.id !== 'home') return []
  const { newCollection, bestsellers, offers } = page.model.lists
  return [
    { name: 'new_collection', products: newCollection },
    { name: 'bestsellers', products: bestsellers },
    { name: 'prod_offers', products: offers },
  ]
}

function positioned({ name, products }: ShownList): readonly TrackedProduct[] {
  return products.map((product, index) => trackedProduct(product, { list: name, position: index + 1 }))
}

function hasSameProducts(one: readonly ShownList[], other: readonly ShownList[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, products }, index) => other[index]?.name === name && other[index].products === products)
  )
}
