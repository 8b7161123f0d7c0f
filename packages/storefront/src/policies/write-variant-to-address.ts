import { variantAddress, type RoutedViews } from '@vitrin/routing'
import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { AddressBar } from '../ports'
import type { PageView } from './policy'

interface ProductModel {
  readonly store: { readonly selection: { readonly variant: { readonly sku: string } | undefined } | undefined }
}

interface WriteVariantToAddressNeeds {
  readonly pages: {
    readonly current: (PageView<{ product: ProductModel }> & { readonly url: string }) | undefined
    changeUrl(url: string): void
  }
  readonly routing: { readonly views: RoutedViews }
  readonly addressBar: Pick<AddressBar, 'replace'>
}

/**
 * Writes the chosen variant into the address, so that a reload or a shared link shows it (contract §15.7). It adds no
 * step to the history, because going back should leave the product and not undo choices.
 */
export function writeVariantToAddress({ pages, routing, addressBar }: WriteVariantToAddressNeeds): Cancel {
  return reaction(
    () => {
      const page = pages.current
      return page?.id === 'product' ? { page, sku: page.model.store.selection?.variant?.sku } : undefined
    },
    (now, before) => {
      if (now?.sku === undefined || now.sku === before?.sku || now.page.model !== before?.page.model) return
      const url = variantAddress(now.page.url, now.sku, routing.views)
      if (addressBar.replace(now.page.url, url)) pages.changeUrl(url)
    },
  )
}
