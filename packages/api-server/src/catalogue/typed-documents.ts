import type { CatalogueProduct } from '@vitrin/catalog'
import type { TaxRule } from '@vitrin/pricing'
import type { WireDocument } from '@vitrin/api-contract/wire'

// Documents are stored without a check of their fields, so their types are a promise of the import (contract §3).

export function asProduct(document: WireDocument): CatalogueProduct {
  return document as unknown as CatalogueProduct
}

export function asTaxRule(document: WireDocument): TaxRule {
  return document as unknown as TaxRule
}
