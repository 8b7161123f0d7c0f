import { reaction } from 'mobx'
import type { Policy } from './policy'

/** The page shows the catalogue's word until the host has said what is in stock now. */
export const askForStockWhenAProductIsShown: Policy = ({ storefront }) =>
  reaction(
    () => storefront.pages.standing,
    (page) => {
      if (page?.id !== 'product') return
      page.model.store.refreshStock().catch((error: unknown) => storefront.report(error))
    },
    { fireImmediately: true },
  )
