import type { messages as english } from './en'
import { account } from './ru/account'
import { cart } from './ru/cart'
import { checkout } from './ru/checkout'
import { contact } from './ru/contact'
import { content } from './ru/content'
import { delivery } from './ru/delivery'
import { orderConfirmation } from './ru/order-confirmation'
import { faults } from './ru/faults'
import { gallery } from './ru/gallery'
import { home } from './ru/home'
import { listing } from './ru/listing'
import { savedLists } from './ru/saved-lists'
import { search } from './ru/search'
import { madeToMeasure } from './ru/made-to-measure'
import { newsletter } from './ru/newsletter'
import { outbox } from './ru/outbox'
import { product } from './ru/product'
import { review } from './ru/review'
import { shell } from './ru/shell'
import { sizes } from './ru/sizes'
import { validation } from './ru/validation'
import { withdrawal } from './ru/withdrawal'
import type { Translation } from '../translation'

/** The Russian texts of the shop, in the voice of a glazier who explains well: short, concrete, polite (вы). */
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
