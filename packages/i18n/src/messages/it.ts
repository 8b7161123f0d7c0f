import type { messages as english } from './en'
import { account } from './it/account'
import { cart } from './it/cart'
import { checkout } from './it/checkout'
import { contact } from './it/contact'
import { content } from './it/content'
import { delivery } from './it/delivery'
import { orderConfirmation } from './it/order-confirmation'
import { faults } from './it/faults'
import { gallery } from './it/gallery'
import { home } from './it/home'
import { listing } from './it/listing'
import { savedLists } from './it/saved-lists'
import { search } from './it/search'
import { madeToMeasure } from './it/made-to-measure'
import { newsletter } from './it/newsletter'
import { outbox } from './it/outbox'
import { product } from './it/product'
import { review } from './it/review'
import { shell } from './it/shell'
import { sizes } from './it/sizes'
import { validation } from './it/validation'
import { withdrawal } from './it/withdrawal'
import type { Translation } from '../translation'

/** The Italian texts of the shop, in the voice of a glazier who explains well: short, concrete, informal (tu). */
export const messages: Translation<typeof english> = {
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
}
