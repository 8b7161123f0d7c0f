import { trackedProduct, type TrackedProduct } from '@vitrin/analytics'
import type { ListedProduct } from '@vitrin/catalog'
import { reaction } from 'mobx'
import type { CurrentPage } from '../pages/page-store'
import type { TrackingPolicy } from './tracking-policy'

interface ShownList {
  readonly name: string
  readonly products: readonly ListedProduct[]
}

/** Lists and products that stand on the page. A product that follows its list was chosen there. */
export const tellWhatIsShown: TrackingPolicy = ({ storefront: { pages }, tracker }) => {
  let lists: readonly ShownList[] = []
  const told = new Set<string>()

  const tellLists = (shown: readonly ShownList[]): void => {
    lists = shown
    for (const { name, products } of shown) {
      // The next part of a long list is told by itself.
      const fresh = listed({ name, products }).filter(({ sku, position }) => !told.has(`${name} ${position} ${sku}`))
      for (const { sku, position } of fresh) told.add(`${name} ${position} ${sku}`)
      if (fresh.length > 0) tracker.track({ type: 'impressions', list: name, products: fresh })
    }
  }

  const tellProduct = (product: ListedProduct): void => {
    const from = lists.flatMap((list) => listed(list)).find(({ id }) => id === product.sku)
    if (from) tracker.track({ type: 'product-click', list: from.list ?? '', product: from })
    tracker.track({
      type: 'product-detail',
      product: trackedProduct(product, from?.list === undefined ? {} : { list: from.list }),
    })
  }

  const stops = [
    reaction(
      () => pages.standing,
      (page) => {
        told.clear()
        const product = page?.id === 'product' ? page.model.store.parent : undefined
        if (product) tellProduct(product)
        lists = []
      },
      { fireImmediately: true },
    ),
    reaction(() => listsOf(pages.standing), tellLists, {
      fireImmediately: true,
      equals: (one, other) => sameProducts(one, other),
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function listsOf(page: CurrentPage | undefined): readonly ShownList[] {
  if (page?.id === 'category') return [{ name: page.model.category?.name ?? '', products: page.model.listing.products }]
  if (page?.id !== 'home') return []
  const { newCollection, bestsellers, offers } = page.model.lists
  return [
    { name: 'new_collection', products: newCollection },
    { name: 'bestsellers', products: bestsellers },
    { name: 'prod_offers', products: offers },
  ]
}

function listed({ name, products }: ShownList): readonly TrackedProduct[] {
  return products.map((product, index) => trackedProduct(product, { list: name, position: index + 1 }))
}

function sameProducts(one: readonly ShownList[], other: readonly ShownList[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, products }, index) => other[index]?.name === name && other[index].products === products)
  )
}
