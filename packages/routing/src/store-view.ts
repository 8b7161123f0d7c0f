/** What routing needs to know of the shop's store views (contract §15.13). */
export interface RoutedViews {
  /** The view that unprefixed addresses lead to. */
  readonly storeCode: string
  /** Every code that an address may begin with. */
  readonly storeCodes: readonly string[]
  /** Off: addresses carry no code at all. */
  readonly appendStoreCode: boolean
  /** Off: documents are found by the route table alone, and linked by it (R2.08). */
  readonly useUrlDispatcher: boolean
}
