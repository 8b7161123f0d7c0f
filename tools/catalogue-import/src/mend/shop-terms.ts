/** What the shop adds to documents that do not say it themselves. */
export interface ShopTerms {
  /** ISO code. */
  readonly country: string
  /** VAT in percent. */
  readonly taxRate: number
  /** The tax class of products without one. */
  readonly taxClassId: string
  /** Of the dates of special prices. */
  readonly timeZone: string
}
