import type { useShopper } from '@vitrin/theme-kit'

type Shopper = NonNullable<ReturnType<typeof useShopper>>

export type Checkout = Shopper['checkout']
export type Cart = Shopper['cart']
