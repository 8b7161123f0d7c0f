import type { MailMessages, StoreView } from '@vitrin/i18n'
import type { LeadTimes, WorkCalendar } from '@vitrin/made-to-measure'
import type { Ore } from '@vitrin/pricing'

/**
 * One shop as its host needs to know it. The views of a shop share their currency and the shopper's cart; a shop in
 * another currency is another shop with its own host and data folder.
 */
export interface ShopOptions {
  /** As mails call the shop. */
  readonly name: string
  /** The first one answers requests that name no store code; its country, currency and time zone are the shop's. */
  readonly views: readonly [ShopView, ...ShopView[]]
  /** VAT in percent while the catalogue has no tax rules. */
  readonly defaultTaxRate: number
  /** Further names of the search index, besides those of the views; by default the original's. */
  readonly searchIndexes?: readonly string[] | undefined
  readonly shippingMethods: readonly ShippingMethod[]
  readonly paymentMethods: readonly PaymentMethod[]
  /** Without it orders have no days of delivery. */
  readonly delivery?: DeliveryOptions | undefined
  /** By default 30 days and 5 times. */
  readonly downloads?: DownloadLimits | undefined
}

/** Lead times in working days, and the days on which is worked. */
export interface DeliveryOptions extends LeadTimes {
  readonly calendar: WorkCalendar
}

/** How long and how often the files of an order can be downloaded. */
export interface DownloadLimits {
  readonly validDays: number
  readonly times: number
}

/** A store view, with the texts of it that the host itself writes. */
export interface ShopView {
  readonly storeView: StoreView
  /** As customer documents name the view, for example `Svenska`. */
  readonly name: string
  readonly titles: ViewTitles
  /** `@vitrin/i18n/messages/mail-…`, with a text for each payment method that the shop adds. */
  readonly mailMessages: MailMessages & Readonly<Record<`mail.order.payment.${string}`, string>>
}

/** Titles in the answers about carts and orders. Each method of the shop needs one in each view. */
export interface ViewTitles {
  readonly subtotal: string
  readonly shipping: string
  /** The coupon's code follows in brackets. */
  readonly discount: string
  /** The rate in percent follows where a title is about one rate. */
  readonly tax: string
  readonly grandTotal: string
  /** By carrier code. */
  readonly carriers: Readonly<Record<string, string>>
  /** By method code. */
  readonly shippingMethods: Readonly<Record<string, string>>
  /** By payment method code. */
  readonly paymentMethods: Readonly<Record<string, string>>
}

export interface ShippingMethod {
  readonly carrierCode: string
  readonly methodCode: string
  /** VAT included. */
  readonly price: Ore
  /** VAT in percent. */
  readonly rate: number
}

export interface PaymentMethod {
  readonly code: string
  /** `delivered`: carts with something to deliver. `virtual`: carts with virtual and downloadable products only. */
  readonly offeredFor: 'delivered' | 'virtual' | 'all'
}
