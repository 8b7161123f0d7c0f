import type { ImportReport } from '../report/import-report'
import { fieldsIn, type Fields } from '../shape/fields'

type IdOf = (sku: string) => number | undefined

/** Notes what keeps a product from being bought: no price, no variants, or parts that the dumps lack. */
export function noteMissing(doc: Fields, idOf: IdOf, report: ImportReport): void {
  const what = missingIn(doc, idOf)
  if (what !== undefined) report.noted('product', what, String(doc.sku))
}

function missingIn(doc: Fields, idOf: IdOf): string | undefined {
  switch (doc.type_id) {
    case 'grouped':
      return missingParts('grouped', groupedParts(doc), idOf)
    case 'bundle':
      return missingParts('bundle', bundleParts(doc), idOf)
    case 'configurable':
      return fieldsIn(doc.configurable_children).length === 0 ? 'configurable without variants' : undefined
    default:
      return Number(doc.price_incl_tax ?? doc.price ?? 0) > 0 ? undefined : 'without a price'
  }
}

function missingParts(type: string, skus: readonly string[], idOf: IdOf): string | undefined {
  if (skus.length === 0) return `${type} without parts: it has no price and no content`
  return skus.some((sku) => idOf(sku) === undefined) ? `${type} with parts that the dumps lack` : undefined
}

function groupedParts({ product_links }: Fields): readonly string[] {
  return fieldsIn(product_links)
    .filter(({ link_type }) => link_type === 'associated')
    .map(({ linked_product_sku }) => String(linked_product_sku))
}

function bundleParts({ bundle_options }: Fields): readonly string[] {
  return fieldsIn(bundle_options).flatMap(({ product_links }) => fieldsIn(product_links).map(({ sku }) => String(sku)))
}
