import type { messages as english } from './en'
import { account } from './sv/account'
import { cart } from './sv/cart'
import { checkout } from './sv/checkout'
import { contact } from './sv/contact'
import { content } from './sv/content'
import { delivery } from './sv/delivery'
import { orderConfirmation } from './sv/order-confirmation'
import { faults } from './sv/faults'
import { gallery } from './sv/gallery'
import { home } from './sv/home'
import { listing } from './sv/listing'
import { savedLists } from './sv/saved-lists'
import { search } from './sv/search'
import { madeToMeasure } from './sv/made-to-measure'
import { newsletter } from './sv/newsletter'
import { outbox } from './sv/outbox'
import { product } from './sv/product'
import { review } from './sv/review'
import { shell } from './sv/shell'
import { sizes } from './sv/sizes'
import { validation } from './sv/validation'
import { withdrawal } from './sv/withdrawal'
import type { Translation } from '../translation'

/** The Swedish texts of the shop, in the voice of a glazier who explains well: short, concrete, informal (du). */
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
