import { account } from './en/account'
import { cart } from './en/cart'
import { checkout } from './en/checkout'
import { home } from './en/home'
import { listing } from './en/listing'
import { madeToMeasure } from './en/made-to-measure'
import { outbox } from './en/outbox'
import { product } from './en/product'
import { shell } from './en/shell'
import { withdrawal } from './en/withdrawal'

/** The source language, a file for each area. Keys begin with the part they are shown in; `_one` and `_other` are chosen by `count`. */
export const messages = {
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
} as const
