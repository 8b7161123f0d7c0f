/** The settings of the store views that routing needs (contract §15.13). */
export interface RoutedViews {
  /** The store code that addresses without one are redirected to. */
  readonly storeCode: string
  /** All store codes with which an address may begin. */
  readonly storeCodes: readonly string[]
  /** Whether addresses begin with a store code. */
  readonly appendStoreCode: boolean
  /** Whether documents are found by their own paths. If not, only the route table finds and links them (R2.08). */
  readonly useUrlDispatcher: boolean
  /** Views that have a host of their own: store code → host, with a path where views share it (contract §15.13). */
  readonly storeUrls?: Readonly<Record<string, string>> | undefined
}
