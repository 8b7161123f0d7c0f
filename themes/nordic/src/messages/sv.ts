import type { messages as english } from './en'
import { account } from './sv/account'
import { cart } from './sv/cart'
import { checkout } from './sv/checkout'
import { home } from './sv/home'
import { listing } from './sv/listing'
import { madeToMeasure } from './sv/made-to-measure'
import { outbox } from './sv/outbox'
import { product } from './sv/product'
import { shell } from './sv/shell'
import { withdrawal } from './sv/withdrawal'

/** Voice: a glazier who is good at explaining. Short, concrete, du (design: visual language §11). */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  ...shell,
  ...home,
  ...listing,
  ...product,
  ...madeToMeasure,
  ...cart,
  ...checkout,
  ...outbox,
  ...account,
  ...withdrawal,
}
