import { useState } from 'react'
import type { Notice } from '../model'
import { useStorefront } from '../storefront-context'
import { useShopContent } from './use-shop-content'

export interface ShopNotice {
  readonly notice: Notice | undefined
  /** It keeps its place, so that nothing moves, but is not seen any more. */
  readonly isOver: boolean
  readonly close: () => void
}

/**
 * The notice of the shop. A cached page may come with one that has ended or was closed earlier; one that begins while a
 * page is shown comes with the next page. In an `observer`.
 */
export function useShopNotice(): ShopNotice {
  const { pages } = useStorefront()
  const store = useShopContent().notice
  const { shown } = store
  const address = pages.current?.url.split('?')[0]
  const [place, setPlace] = useState({ address, notice: shown })
  const hasMoved = place.address !== address
  if (hasMoved) setPlace({ address, notice: shown })
  return {
    notice: hasMoved ? shown : place.notice,
    isOver: !shown,
    close: () => {
      store.close()
      setPlace({ address, notice: undefined })
    },
  }
}
