import { useCoreStorefront } from '../storefront-context'

/** A store view that the shopper can choose, with the address of the shown page in it. */
export interface ShownView {
  readonly storeCode: string
  /** In its own language. */
  readonly name: string
  readonly language: string
  readonly address: string
  readonly isCurrent: boolean
}

/** The store views between which the shopper can choose; empty in a shop with one view. */
export function useStoreViews(): readonly ShownView[] {
  const { pages, routing, storeViews } = useCoreStorefront()
  const url = pages.current?.url ?? '/'
  return storeViews.all.map(({ storeCode, name, locale }) => ({
    storeCode,
    name,
    language: locale,
    address: storeViews.addressIn(storeCode, url),
    isCurrent: storeCode === routing.views.storeCode,
  }))
}
