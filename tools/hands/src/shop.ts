import type { Driver } from './driver'
import type { Names } from './names'
import { CartPanel } from './pages/cart-panel'
import { Checkout } from './pages/checkout'
import { Confirmation } from './pages/confirmation'
import { ContactForm } from './pages/contact-form'
import { Header } from './pages/header'
import { Listing } from './pages/listing'
import { ProductPage, type MeasureLabels } from './pages/product-page'
import { ReviewForm } from './pages/review-form'
import { ReviewWidget } from './pages/review-widget'
import { SearchPanel } from './pages/search-panel'
import { SignIn } from './pages/sign-in'

/** The page objects of a shop, in one browser window. */
export interface Shop {
  readonly driver: Driver
  readonly names: Names
  readonly header: Header
  readonly listing: Listing
  readonly productPage: ProductPage
  readonly cartPanel: CartPanel
  readonly searchPanel: SearchPanel
  readonly signIn: SignIn
  readonly checkout: Checkout
  readonly confirmation: Confirmation
  readonly contactForm: ContactForm
  readonly reviewForm: ReviewForm
  readonly reviewWidget: ReviewWidget
}

export interface ShopOptions {
  readonly driver: Driver
  readonly names: Names
  readonly measureLabels: MeasureLabels
}

export function createShop({ driver, names, measureLabels }: ShopOptions): Shop {
  const header = new Header(driver, names)
  return {
    driver,
    names,
    header,
    listing: new Listing(driver, names),
    productPage: new ProductPage(driver, names, measureLabels),
    cartPanel: new CartPanel(driver, names, header),
    searchPanel: new SearchPanel(driver, names, header),
    signIn: new SignIn(driver, names, header),
    checkout: new Checkout(driver, names),
    confirmation: new Confirmation(driver, names),
    contactForm: new ContactForm(driver, names),
    reviewForm: new ReviewForm(driver, names),
    reviewWidget: new ReviewWidget(driver, names),
  }
}
