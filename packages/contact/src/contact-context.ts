/** What the page held from which the shopper writes to the shop. */
export interface ContactContext {
  /** The path of the page, with its choices. */
  readonly page?: string
  readonly sku?: string
  readonly product_name?: string
  /** As shoppers read them, such as "893 × 2 010 mm". */
  readonly measures?: string
  /** As shoppers read them, such as "Profil: Krom". */
  readonly choices?: readonly string[]
  readonly order_number?: string
}
