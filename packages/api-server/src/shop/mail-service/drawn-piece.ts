import type { CatalogueProduct, ConfigurableChild } from '@vitrin/catalog'
import { accept, type Outcome, type ProductOption } from '@vitrin/kernel'
import { profileOfColor, readStandardOptions, snapshotOf, type MadeToMeasureSnapshot } from '@vitrin/made-to-measure'
import type { FieldRefusals } from '@vitrin/api-contract'
import { buyerContext } from '../carts/buyer-context'
import type { RequestedProduct } from '../carts/choose-product'
import { pricePiece } from '../carts/price-piece'
import type { ShopContext } from '../context'

/** The drawing of a piece by the host's own model; undefined for a product without one. */
export function drawnPiece(
  context: ShopContext,
  customerId: number | undefined,
  requested: RequestedProduct,
): Outcome<MadeToMeasureSnapshot | undefined, FieldRefusals> {
  const priced = pricePiece(buyerContext(context, customerId), requested, 'piece')
  if (!priced.ok) return priced
  const { sku, completedOption, madeToMeasure } = priced.value
  if (madeToMeasure) return accept(madeToMeasure)
  const { product, child } = context.catalogue.bySku(sku) ?? {}
  return accept(product && child && standardPiece(product, child, completedOption))
}

/** A standard size has the lengths of its model. */
function standardPiece(
  { made_to_measure: model }: CatalogueProduct,
  { size, color }: ConfigurableChild,
  option: ProductOption | undefined,
): MadeToMeasureSnapshot | undefined {
  const standard = model?.standard_sizes.find(({ size_value }) => size_value === String(size))
  const choices = model && readStandardOptions(model, option?.extension_attributes.custom_options ?? [])
  const profile = model && profileOfColor(model, color ?? '')
  if (!model || !standard || !choices?.ok || profile === undefined) return undefined
  const measures = Object.fromEntries(
    model.dimensions.flatMap(({ code }) => {
      const length = standard[code]
      return length === undefined ? [] : [[code, length] as const]
    }),
  )
  return snapshotOf(model, { measures, choices: choices.value, profile })
}
