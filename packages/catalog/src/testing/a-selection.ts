import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { cuttingRules } from '../own-measures/cutting-rules'
import { prepareProduct } from '../document/prepare-product'
import type { CatalogueProduct } from '../document/product'
import { ModelMeasurer } from '../own-measures/model-measurer'
import { ProductSelection } from '../selection/product-selection'
import { SelectableProduct, type SelectionConfig } from '../selection/selectable-product'

/** The first selection of a product, or of one of its variants. */
export function aSelection(
  product: CatalogueProduct,
  { childSku, ...config }: Partial<SelectionConfig> & { readonly childSku?: string } = {},
): ProductSelection {
  const source = new SelectableProduct(prepareProduct(product), [], { ...DEFAULT_CATALOG_CONFIG, ...config })
  const model = product.made_to_measure
  return new ProductSelection(source, source.firstChoices(childSku), model && new ModelMeasurer(model, cuttingRules))
}
