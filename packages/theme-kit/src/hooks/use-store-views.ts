import { addressInView } from '@vitrin/routing'
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
  const { config, pages, routing } = useCoreStorefront()
  const url = pages.current?.url ?? '/'
  return (config.storeViews ?? []).map(({ storeCode, name, locale }) => ({
    storeCode,
    name,
    language: locale,
    address: addressInView(url, storeCode, routing.views),
    isCurrent: storeCode === routing.views.storeCode,
  }))
}
