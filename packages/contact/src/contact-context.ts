/** A fact that the page showed, as the shopper read it: "Profil", "Krom". */
export interface ShownFact {
  readonly label: string
  readonly value: string
}

/** What the page held from which the shopper writes to the shop. The host takes it under these names. */
export interface ContactContext {
  /** Path and query in the shop. */
  readonly page?: string
  readonly sku?: string
  /** Its name. */
  readonly product?: string
  readonly measures?: readonly ShownFact[]
  readonly choices?: readonly ShownFact[]
  readonly order_number?: string
}
