import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { PageView, PolicyContext } from './policy'

interface ProductModel {
  readonly store: { refreshStock(): Promise<void> }
}

/**
 * Asks the host for the current stock of the product that is shown; until then the page shows the catalogue's stock.
 */
export function refreshShownStock({
  pages,
  report,
}: {
  readonly pages: { readonly paintedPage: PageView<{ product: ProductModel }> | undefined }
} & Pick<PolicyContext, 'report'>): Cancel {
  return reaction(
    () => pages.paintedPage,
    (page) => {
      if (page?.id === 'product') page.model.store.refreshStock().catch(report)
    },
    { fireImmediately: true },
  )
}
