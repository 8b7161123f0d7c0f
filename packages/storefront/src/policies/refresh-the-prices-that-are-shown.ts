import { reaction } from 'mobx'
import type { PageModel } from '../pages/page-model'
import type { Policy } from './policy'

/** The page shows the catalogue's prices until the platform has said what it asks now (R4.03). */
export const refreshThePricesThatAreShown: Policy = ({ storefront: { pages }, shopper: { prices } }) => {
  const current = (): PageModel | undefined => pages.current?.model
  // What the platform does not know is not asked for again and again.
  const asked = new WeakSet<object>()
  return reaction(
    () => current()?.priced ?? [],
    (shown) => {
      const model = current()
      for (const list of shown) {
        const products = list.filter((product) => !product.price_is_current && !asked.has(product))
        if (products.length === 0) continue
        for (const product of products) asked.add(product)
        void prices.refresh(products).then((refresh) => model?.pricesRefreshed?.(refresh))
      }
    },
    { fireImmediately: true },
  )
}
