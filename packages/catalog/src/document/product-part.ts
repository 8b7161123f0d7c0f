import type { CatalogueProduct } from './product'

/** One entry of a list field of a product document: `ProductPart<'custom_options'>` is one custom option. */
export type ProductPart<Field extends keyof CatalogueProduct> =
  NonNullable<CatalogueProduct[Field]> extends readonly (infer Part)[] ? Part : never
