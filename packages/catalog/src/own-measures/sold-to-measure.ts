import { optionIds } from '../document/option-id'
import type { CatalogueProduct } from '../document/product'
import type { ConfigurableChild } from '../document/variant'

type MeasurableProduct = Pick<CatalogueProduct, 'made_to_measure' | 'custom_options'> & {
  readonly size?: unknown
  readonly configurable_children?: readonly ConfigurableChild[]
}

/** A variant, or a product without any, that is cut to the shopper's measures: its `size` says so. */
export function isOwnMeasures({ size }: { readonly size?: unknown }, ownMeasuresSize: string): boolean {
  return optionIds(size).includes(ownMeasuresSize)
}

/**
 * Whether a product is sold in own measures. Its model says so; in the documents of a host that does not publish models
 * it is a variant whose `size` is the configured value for own measures (R7.20, record 0016).
 */
export function isSoldToMeasure(product: MeasurableProduct, ownMeasuresSize: string): boolean {
  return (
    !!product.made_to_measure ||
    [product, ...(product.configurable_children ?? [])].some((item) => isOwnMeasures(item, ownMeasuresSize))
  )
}

/** Ids of the custom options that hold lengths. Without a model: the optional text fields (design: made to measure). */
export function measureOptionIds(product: MeasurableProduct, ownMeasuresSize: string): ReadonlySet<string> {
  const fields = (): typeof product.custom_options =>
    isSoldToMeasure(product, ownMeasuresSize)
      ? product.custom_options?.filter(({ type, is_require }) => type === 'field' && !is_require)
      : []
  return new Set((product.made_to_measure?.dimensions ?? fields())?.map(({ option_id }) => String(option_id)))
}
