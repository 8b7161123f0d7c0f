import type { messages as english } from './en'
import { account } from './et/account'
import { cart } from './et/cart'
import { checkout } from './et/checkout'
import { contact } from './et/contact'
import { content } from './et/content'
import { delivery } from './et/delivery'
import { orderConfirmation } from './et/order-confirmation'
import { faults } from './et/faults'
import { gallery } from './et/gallery'
import { home } from './et/home'
import { listing } from './et/listing'
import { savedLists } from './et/saved-lists'
import { search } from './et/search'
import { madeToMeasure } from './et/made-to-measure'
import { newsletter } from './et/newsletter'
import { outbox } from './et/outbox'
import { product } from './et/product'
import { review } from './et/review'
import { shell } from './et/shell'
import { sizes } from './et/sizes'
import { validation } from './et/validation'
import { withdrawal } from './et/withdrawal'
import type { Translation } from '../translation'

/** The Estonian texts of the shop, in the voice of a glazier who explains well: short, concrete, informal (sina). */
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
