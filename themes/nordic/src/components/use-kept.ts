import { useShopper, useWithShopper, type ListedProduct } from '@vitrin/theme-kit'
import { useState } from 'react'

export interface Kept {
  readonly pressed: boolean
  readonly toggle: () => void
}

/** Whether a product is in one of the shopper's lists. A tap shows at once, also while the shopper's part is still on its way. */
export function useKept(list: 'wishlist' | 'compare', product: ListedProduct): Kept {
  const shopper = useShopper()
  const withShopper = useWithShopper()
  const [wanted, setWanted] = useState(false)
  const pressed = shopper ? shopper[list].has(product.sku) : wanted
  return {
    pressed,
    toggle: () => {
      setWanted(!pressed)
      void withShopper((arrived) => (pressed ? arrived[list].remove(product.sku) : arrived[list].add(product)))
    },
  }
}
