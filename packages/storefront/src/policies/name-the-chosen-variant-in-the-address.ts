import { variantAddress } from '@vitrin/routing'
import { reaction } from 'mobx'
import type { Policy } from './policy'

/** A reload, or a link that is passed on, shows what was chosen (contract §15.7); going back does not step through the choices. */
export const nameTheChosenVariantInTheAddress: Policy = ({ storefront: { pages, routing }, addressBar }) =>
  reaction(
    () => {
      const page = pages.current
      return page?.id === 'product' ? { page, sku: page.model.store.selection?.variant?.sku } : undefined
    },
    (now, before) => {
      if (now?.sku === undefined || now.sku === before?.sku || now.page.model !== before?.page.model) return
      const url = variantAddress(now.page.url, now.sku, routing.views)
      if (addressBar.replace(now.page.url, url)) pages.show({ ...now.page, url })
    },
  )
