import { bundleProduct, groupedProduct } from '../../builders/composed-product'
import { downloadableProduct, simpleProduct, virtualProduct } from '../../builders/simple-product'
import type { ProductDocument } from '../../catalogue-seed'
import { care } from './care'
import { drawings } from './drawings'
import { fittings } from './fittings'
import { readyMirrors } from './ready-mirrors'
import { seals } from './seals'
import { services } from './services'
import { bundles, groupedSets } from './sets'

/** Products that are not cut to measure, and sets of them. */
export function accessoryRanges(): readonly ProductDocument[] {
  const simple = [...readyMirrors, ...care, ...fittings, ...seals].map(simpleProduct)
  const part = partIn(simple)
  return [
    ...simple,
    ...services.map(virtualProduct),
    ...drawings.map(downloadableProduct),
    ...groupedSets.map((set) => groupedProduct(set, part)),
    ...bundles.map((set) => bundleProduct(set, part)),
  ]
}

function partIn(products: readonly ProductDocument[]) {
  const byId = new Map(products.map((product) => [product.id, product]))
  return (id: number): ProductDocument => {
    const part = byId.get(id)
    if (!part) throw new Error(`A set needs the simple product ${id}, which does not exist.`)
    return part
  }
}
