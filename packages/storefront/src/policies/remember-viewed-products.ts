import { reaction } from 'mobx'
import type { Policy } from './policy'

/** A product whose page was shown was viewed: the parent, whichever variant was chosen. */
export const rememberViewedProducts: Policy = ({ storefront, shopper: { recentlyViewed } }) =>
  reaction(
    () => storefront.pages.standing,
    (page) => {
      if (page?.id === 'product' && page.model.store.parent) void recentlyViewed.add(page.model.store.parent)
    },
    { fireImmediately: true },
  )
