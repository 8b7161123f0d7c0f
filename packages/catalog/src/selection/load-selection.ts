import { loadDeferredCode } from '../deferred-code'
import type { ProductLoaderOptions } from '../product-page/product-loader'
import { ModelMeasurer } from '../own-measures/model-measurer'
import { ProductSelection } from './product-selection'
import { SelectableProduct } from './selectable-product'

/** Loads the product with this sku, or with this variant, and selects what its page would show first. */
export async function loadSelection(sku: string, options: ProductLoaderOptions): Promise<ProductSelection | undefined> {
  const { cuttingRules, loadProduct } = await loadDeferredCode()
  const own = await loadProduct({ parentSku: sku }, undefined, options)
  const parent = !own.ok && own.rejection.code === 'hidden-variant' ? own.rejection.parent : undefined
  const loaded = parent ? await loadProduct({ parentSku: parent.sku }, parent, options) : own
  if (!loaded.ok) return undefined
  const source = new SelectableProduct(loaded.value, options.attributes.attributes, options.config)
  const model = loaded.value.made_to_measure
  return new ProductSelection(
    source,
    source.firstChoices(parent && sku),
    model && new ModelMeasurer(model, cuttingRules),
  )
}
