import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { PageView } from './policy'

interface SizedPage {
  readonly selection: { readonly isSizedByHost: boolean } | undefined
}

interface CustomSize {
  start(): Cancel
}

interface ProductPageStore extends SizedPage {
  readonly customSize: CustomSize | undefined
  attachCustomSize(customSize: CustomSize): void
}

interface PriceCustomSizeAtHostNeeds {
  readonly pages: { readonly paintedPage: PageView<{ product: { readonly store: ProductPageStore } }> | undefined }
  sizeAtHost(page: SizedPage): CustomSize
}

/**
 * Asks the host for the price of own measures, while they are chosen for a product whose model only the host knows
 * (R7.20, record 0016).
 */
export function priceCustomSizeAtHost(needs: PriceCustomSizeAtHostNeeds): Cancel {
  const { pages } = needs
  let stopAsking: Cancel | undefined
  const stopWatching = reaction(
    () => {
      const page = pages.paintedPage
      return page?.id === 'product' && page.model.store.selection?.isSizedByHost ? page.model.store : undefined
    },
    (store) => {
      stopAsking?.()
      stopAsking = undefined
      if (!store) return
      const customSize = store.customSize ?? needs.sizeAtHost(store)
      store.attachCustomSize(customSize)
      stopAsking = customSize.start()
    },
    { fireImmediately: true },
  )
  return () => {
    stopWatching()
    stopAsking?.()
  }
}
