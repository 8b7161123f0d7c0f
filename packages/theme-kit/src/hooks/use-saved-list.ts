import type { ListedProduct } from '@vitrin/catalog'
import { useState } from 'react'
import { useShopper, useWithShopper } from './use-shopper'

export interface SavedProduct {
  readonly isSaved: boolean
  readonly toggle: () => void
}

/** Whether a product is in the wishlist or the comparison. A tap shows at once, also before the lists are loaded. */
export function useSavedList(list: 'wishlist' | 'compare', product: ListedProduct): SavedProduct {
  const shopper = useShopper()
  const withShopper = useWithShopper()
  const [isWanted, setWanted] = useState(false)
  const isSaved = shopper ? shopper[list].has(product.sku) : isWanted
  return {
    isSaved,
    toggle: () => {
      setWanted(!isSaved)
      void withShopper(({ [list]: saved }) => (isSaved ? saved.remove(product.sku) : saved.add(product)))
    },
  }
}
