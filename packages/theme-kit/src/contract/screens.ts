import type { ComponentType } from 'react'
import type { Page, PageId } from '../stores'

export interface ScreenProps<Id extends PageId = PageId> {
  readonly page: Page<Id>
}

type Screen<Id extends PageId> = () => Promise<{ readonly default: ComponentType<ScreenProps<Id>> }>

/**
 * A screen for each page of the shop. Each has one `h1`, and says what it has no data for. Prices are those of
 * `useFormats()`, with tax; a reduced price comes with the lowest of the 30 days before (law). The docs of an id say
 * what the screen is given beside `useStorefront()` and `useShopper()`, what it must show and what it may leave out.
 */
export interface Screens {
  /**
   * Given: `lists` (new, bestsellers, offers) and the shop's own texts by `block()`.
   * Must show: a way to each family of products; the price of each product that it shows.
   * May leave out: each list, each block, pictures.
   */
  readonly home: Screen<'home'>
  /**
   * Given: `category`, `breadcrumbs`, `listing` (products, filters, sorting, measures of the opening).
   * Must show: breadcrumbs (R2.37); products with name and price; filters and sorting as a form that works without
   * JavaScript (R2.36, R9.04); the number of products; what to do when nothing fits.
   * May leave out: finishes, stock, the description.
   */
  readonly category: Screen<'category'>
  /**
   * Given: `store` (choices, measures, price, stock, reviews) and what belongs to the product.
   * Must show: name, price, delivery; each choice with its surcharge; own measures with their limits, and faults at the
   * field (R1.02, R5.17–R5.19); before a piece is made to measure, that it cannot be sent back (law); stock (R5.03);
   * reviews with what is known of who wrote them (law).
   * May leave out: zoom, films, the drawing if the measures are there in words, similar and recently viewed products.
   */
  readonly product: Screen<'product'>
  /**
   * Given: `store` with title and text of a page of the CMS.
   * Must show: title and text (R2.09).
   * May leave out: links to other pages.
   */
  readonly 'cms-page': Screen<'cms-page'>
  /**
   * Given: `store` with title and text of a fixed address such as /contact.
   * Must show: title and text; on the contact page the form with its attachments (R2.03, R5.20).
   * May leave out: links to other pages.
   */
  readonly static: Screen<'static'>
  /**
   * Given: `store.entry` and `navigation` of the set.
   * Must show: title, text and links to the other pages of the set (R2.12).
   * May leave out: pictures.
   */
  readonly 'company-info': Screen<'company-info'>
  /**
   * Given: `store.entry` and `navigation` of the set.
   * Must show: title, text and links to the other pages of the set (R2.13).
   * May leave out: pictures.
   */
  readonly 'custom-solutions': Screen<'custom-solutions'>
  /**
   * Given: `store.entry` and `navigation` of the set.
   * Must show: the whole text of the terms (law) and links to the other pages of the set (R2.14).
   * May leave out: pictures.
   */
  readonly terms: Screen<'terms'>
  /**
   * Given: the works and their families.
   * Must show: each work with its title (R2.11).
   * May leave out: the choice of a family.
   */
  readonly portfolio: Screen<'portfolio'>
  /**
   * Given: nothing; `useShopper().checkout` has steps, fields, methods and totals.
   * Must show: the steps of R2.25, on one page or several; faults at their fields (R5.18, R5.21); methods with prices;
   * lines with their measures; totals with freight, discount and tax; the terms to accept; a last button that says that
   * it costs money (law); the choice to order without a network (R1.04); why an order was refused.
   * May leave out: the way back to the cart, help by telephone.
   */
  readonly checkout: Screen<'checkout'>
  /**
   * Given: `section` and what belongs to it.
   * Must show: all sections of R2.23, sign-in for a guest, changes that wait for the network.
   * May leave out: nothing.
   */
  readonly 'my-account': Screen<'my-account'>
  /**
   * Given: nothing; the link is in `useShopper().mailLinks` or the query.
   * Must show: the form for a new password, or why the link does not work (R2.10, R8.08).
   * May leave out: nothing.
   */
  readonly 'create-password': Screen<'create-password'>
  /**
   * Given: nothing; `paymentResult()` reads the address.
   * Must show: whether the payment succeeded, and what to do if not (R2.15).
   * May leave out: links onwards.
   */
  readonly payment: Screen<'payment'>
  /**
   * Given: nothing; `useShopper().externalOrder` has the order of another checkout.
   * Must show: thanks and the order's pieces, as far as they are known (R2.16).
   * May leave out: pictures.
   */
  readonly 'order-success': Screen<'order-success'>
  /**
   * Given: nothing; `useShopper().orderConfirmation` has the order.
   * Must show: number, pieces, totals, whether the order waits on the device, the right of withdrawal (law).
   * May leave out: the course of the order.
   */
  readonly 'order-confirmation': Screen<'order-confirmation'>
  /**
   * Given: nothing; `useShopper().mailLinks` follows the link.
   * Must show: what the link did, or why it does not work.
   * May leave out: links onwards.
   */
  readonly 'mail-link': Screen<'mail-link'>
  /**
   * Given: nothing; `useShopper().withdrawals` has the form.
   * Must show: the declaration in two steps, without an account, too, and that it was received (law).
   * May leave out: nothing.
   */
  readonly withdrawal: Screen<'withdrawal'>
  /**
   * Given: nothing; `useShopper().wishlist` has the products.
   * Must show: the products with price and a way to take each away; an empty list (R2.26).
   * May leave out: pictures.
   */
  readonly wishlist: Screen<'wishlist'>
  /**
   * Given: nothing; `useShopper().compare` has products and attributes.
   * Must show: a table with headings for rows and columns; an empty list (R2.26).
   * May leave out: attributes that are the same for all.
   */
  readonly compare: Screen<'compare'>
  /**
   * Given: `term`, `isSearched`, `listing`, `pages`.
   * Must show: the field with the term, products as a category does, content pages; what to do when nothing was found.
   * May leave out: pictures.
   */
  readonly search: Screen<'search'>
  /**
   * Given: the products.
   * Must show: the products with price, and how the order of the list is made (law) (R2.27).
   * May leave out: pictures.
   */
  readonly bestsellers: Screen<'bestsellers'>
  /**
   * Given: the families with their listed sizes.
   * Must show: each size with a way to its products (R2.27).
   * May leave out: drawings.
   */
  readonly 'standard-sizes': Screen<'standard-sizes'>
  /**
   * Given: the families with the limits of their measures.
   * Must show: the limits of each family with a way to its products (R2.27).
   * May leave out: drawings.
   */
  readonly 'custom-sizes': Screen<'custom-sizes'>
  /**
   * Given: nothing but the page that failed. It must not need data or code that comes later.
   * Must show: that something failed, a link that loads the page again, a way home (R2.05, R2.26).
   * May leave out: everything else.
   */
  readonly error: Screen<'error'>
  /**
   * Given: nothing.
   * Must show: that the page does not exist, and ways onwards (R2.17, R2.26).
   * May leave out: everything else.
   */
  readonly 'page-not-found': Screen<'page-not-found'>
}
