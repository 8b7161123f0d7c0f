import type { messages as english } from './en'
import { account } from './fi/account'
import { cart } from './fi/cart'
import { checkout } from './fi/checkout'
import { contact } from './fi/contact'
import { content } from './fi/content'
import { delivery } from './fi/delivery'
import { orderConfirmation } from './fi/order-confirmation'
import { faults } from './fi/faults'
import { gallery } from './fi/gallery'
import { home } from './fi/home'
import { listing } from './fi/listing'
import { savedLists } from './fi/saved-lists'
import { search } from './fi/search'
import { madeToMeasure } from './fi/made-to-measure'
import { newsletter } from './fi/newsletter'
import { outbox } from './fi/outbox'
import { product } from './fi/product'
import { review } from './fi/review'
import { shell } from './fi/shell'
import { sizes } from './fi/sizes'
import { validation } from './fi/validation'
import { withdrawal } from './fi/withdrawal'
import type { Translation } from '../translation'

/** The Finnish texts of the shop, in the voice of a glazier who explains well: short, concrete, informal (sinä). */
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
