import type { ProductStore } from '@vitrin/theme-kit'
import BundleChoices from './bundle-choices'
import GroupedParts from './grouped-parts'
import VariantLinks from './variant-links'

export interface PartsProps {
  readonly store: ProductStore
  /** The fields of bundles that must be filled in. */
  readonly missing: ReadonlySet<string>
}

/** The parts of bundles and groups, and links to the variants. */
export default function Parts({ store, missing }: PartsProps) {
  return (
    <>
      <BundleChoices store={store} missing={missing} />
      <GroupedParts store={store} />
      <VariantLinks store={store} />
    </>
  )
}
