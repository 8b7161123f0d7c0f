import { account } from './en/account'
import { cart } from './en/cart'
import { checkout } from './en/checkout'
import { contact } from './en/contact'
import { content } from './en/content'
import { delivery } from './en/delivery'
import { orderConfirmation } from './en/order-confirmation'
import { faults } from './en/faults'
import { gallery } from './en/gallery'
import { home } from './en/home'
import { listing } from './en/listing'
import { savedLists } from './en/saved-lists'
import { search } from './en/search'
import { madeToMeasure } from './en/made-to-measure'
import { newsletter } from './en/newsletter'
import { outbox } from './en/outbox'
import { product } from './en/product'
import { review } from './en/review'
import { shell } from './en/shell'
import { sizes } from './en/sizes'
import { validation } from './en/validation'
import { withdrawal } from './en/withdrawal'

/** The English texts of the shop. English is the source language: its keys are the keys of every language. */
export const messages = {
  ...account,
  ...cart,
  ...checkout,
  ...contact,
  ...content,
  ...delivery,
  ...orderConfirmation,
  ...faults,
  ...gallery,
  ...home,
  ...listing,
  ...savedLists,
  ...search,
  ...madeToMeasure,
  ...newsletter,
  ...outbox,
  ...product,
  ...review,
  ...shell,
  ...sizes,
  ...validation,
  ...withdrawal,
} as const
