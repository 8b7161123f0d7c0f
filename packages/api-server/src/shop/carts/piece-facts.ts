import type { CatalogueProduct } from '@vitrin/catalog'
import type { DeliveryDays } from '@vitrin/made-to-measure'
import type { OrderedFile } from '../downloads/download-links'
import type { ChosenProduct } from './choose-product'
import { isOwnMeasures } from './own-measures'

interface WithFiles {
  readonly downloadable_links?: readonly { readonly id: number; readonly title: string; readonly link_file?: string }[]
}

/** Links to other sites are not files of this host. */
export function filesOf(product: CatalogueProduct & WithFiles): readonly OrderedFile[] {
  if (product.type_id !== 'downloadable') return []
  return (product.downloadable_links ?? []).flatMap(({ id, title, link_file: file }) =>
    file ? [{ id, title, file }] : [],
  )
}

/** Own measures take longer than a standard size. */
export function deliveryDaysOf({ product, child }: ChosenProduct): DeliveryDays | undefined {
  const model = product.made_to_measure
  if (!model || !child) return undefined
  return isOwnMeasures(model, child) ? model.delivery.made_to_measure_days : model.delivery.standard_days
}
