import { fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import type { CatalogueProduct } from '@vitrin/catalog'
import { accept, reject, type FieldRefusal, type Outcome, type ProductOption } from '@vitrin/kernel'
import { regularTotal, type DeliveryDays, type MadeToMeasureSnapshot } from '@vitrin/made-to-measure'
import {
  add,
  bundleParts,
  bundlePrice,
  customOptionsDelta,
  displayPrice,
  groupedParts,
  groupedPrice,
  isShipped,
  toOre,
  type Ore,
} from '@vitrin/pricing'
import type { OrderedFile } from '../downloads/download-links'
import type { BuyerContext } from './buyer-context'
import { bundleOptionRefusals } from './bundle-options'
import { chooseProduct, isDisabled, pricedNow, type RequestedProduct, type ChosenProduct } from './choose-product'
import { customOptionRefusals } from './custom-options'
import { completeOption } from './default-choices'
import { bundleLabels, customLabels, variantLabels, type OptionLabel } from './option-labels'
import { deliveryDaysOf, filesOf } from './piece-facts'
import { cutPiece, isOwnMeasures, standardPieceRefusals } from './own-measures'
import { pictureOfPiece } from './picture-of-piece'

/** One piece of a line at the host's price, in gross öre. */
export interface PricedPiece {
  readonly sku: string
  readonly productId: number
  readonly name: string
  readonly productType: CatalogueProduct['type_id']
  readonly price: Ore
  /** Before a special price. */
  readonly originalPrice: Ore
  /** VAT in percent. */
  readonly rate: number
  readonly labels: readonly OptionLabel[]
  readonly image: string | undefined
  /** As it was sent, so that the client finds its line again. */
  readonly productOption: ProductOption | undefined
  /** With the default values of required choices that were not sent. */
  readonly completedOption: ProductOption | undefined
  readonly madeToMeasure: MadeToMeasureSnapshot | undefined
  /** The files of a downloadable product. */
  readonly files: readonly OrderedFile[]
  /** Working days until it is delivered, from the product's model. */
  readonly deliveryDays: DeliveryDays | undefined
  /** What one piece takes out of the stock. */
  readonly takes: readonly { readonly sku: string; readonly qty: number }[]
  /** Nothing of it has to be delivered. */
  readonly isVirtual: boolean
}

type Priced = Pick<PricedPiece, 'price' | 'originalPrice' | 'labels' | 'takes'> &
  Partial<Pick<PricedPiece, 'madeToMeasure'>>

/** Prices by the host's documents and rules alone; prices of the client are not read (decisions.md 12). */
export function pricePiece(
  context: BuyerContext,
  requested: RequestedProduct,
  at: string,
): Outcome<PricedPiece, FieldRefusals> {
  const chosen = chooseProduct(context, requested, at)
  if (!chosen.ok) return chosen
  const { product, child, sku, rate } = chosen.value
  const completedOption = completeOption(chosen.value, requested.product_option)
  const priced = priceByKind(context, chosen.value, completedOption)
  if (!priced.ok) return reject(locatedAt(`${at}.product_option`, priced.rejection))
  return accept({
    madeToMeasure: undefined,
    deliveryDays: deliveryDaysOf(chosen.value),
    files: filesOf(product),
    ...priced.value,
    sku,
    productId: child?.id ?? product.id,
    name: product.name,
    productType: product.type_id,
    rate,
    image: pictureOfPiece(product, child, completedOption),
    productOption: requested.product_option,
    completedOption,
    isVirtual: !isShipped(product.type_id),
  })
}

function priceByKind(
  context: BuyerContext,
  chosen: ChosenProduct,
  option: ProductOption | undefined,
): Outcome<Priced, readonly FieldRefusal[]> {
  const { product, child } = chosen
  const model = product.made_to_measure
  if (model && child && isOwnMeasures(model, child)) return priceOwnMeasures(chosen, option)
  if (product.type_id === 'bundle') return priceBundle(context, product, option)
  if (product.type_id === 'grouped') return priceGrouped(context, product)
  return priceOrdinary(chosen, option)
}

/** R5.10 is not applied to own measures: the model's price holds every choice. */
function priceOwnMeasures(
  { product, child, sku }: ChosenProduct,
  option: ProductOption | undefined,
): Outcome<Priced, readonly FieldRefusal[]> {
  const choices = option?.extension_attributes.custom_options ?? []
  const model = product.made_to_measure
  if (!model || !child) return reject([])
  const cut = cutPiece(model, product, child, choices)
  if (!cut.ok) return cut
  const { breakdown } = cut.value
  return accept({
    price: breakdown.total,
    originalPrice: regularTotal(breakdown),
    labels: [...variantLabels(product, child), ...customLabels(product, choices)],
    takes: [{ sku, qty: 1 }],
    madeToMeasure: cut.value,
  })
}

function priceOrdinary(
  { product, child, sku }: ChosenProduct,
  option: ProductOption | undefined,
): Outcome<Priced, readonly FieldRefusal[]> {
  const choices = option?.extension_attributes.custom_options ?? []
  const options = product.custom_options ?? []
  const model = product.made_to_measure
  const refusals = model && child ? standardPieceRefusals(model, choices) : customOptionRefusals(options, choices)
  if (refusals.length > 0) return reject(refusals)
  const { regular, special } = displayPrice(child ?? product)
  const current = special ?? regular
  const delta = customOptionsDelta(options, choices, current)
  return accept({
    price: add(current, delta),
    originalPrice: add(regular, delta),
    labels: [...(child ? variantLabels(product, child) : []), ...customLabels(product, choices)],
    takes: [{ sku, qty: 1 }],
  })
}

function priceBundle(
  context: BuyerContext,
  product: CatalogueProduct,
  option: ProductOption | undefined,
): Outcome<Priced, readonly FieldRefusal[]> {
  const choices = option?.extension_attributes.bundle_options ?? []
  const options = (product.bundle_options ?? []).map((bundle) => ({
    ...bundle,
    product_links: bundle.product_links.map((link) => withProduct(link, soldSimple(context, link.sku))),
  }))
  const refusals = bundleOptionRefusals(options, choices)
  if (refusals.length > 0) return reject(refusals)
  const parts = bundleParts(options, choices)
  const { price = toOre(product.price_incl_tax ?? 0), missing } = bundlePrice(options, choices)
  if (missing.length > 0 || parts.length === 0)
    return reject([{ field: 'bundle_options', message: `should be products that are sold: ${missing.join(', ')}` }])
  return accept({
    price,
    originalPrice: price,
    labels: bundleLabels(parts, (sku) => context.catalogue.bySku(sku)?.product.name ?? sku),
    takes: parts.map(({ link, qty }) => ({ sku: link.sku, qty })),
  })
}

function priceGrouped(context: BuyerContext, product: CatalogueProduct): Outcome<Priced, readonly FieldRefusal[]> {
  const links = (product.product_links ?? []).map((link) =>
    withProduct(link, soldSimple(context, link.linked_product_sku)),
  )
  const parts = groupedParts(links)
  const { price, missing } = groupedPrice(links)
  if (price === undefined || missing.length > 0)
    return reject([{ field: 'product_links', message: `should be products that are sold: ${missing.join(', ')}` }])
  return accept({
    price,
    originalPrice: price,
    labels: parts.map(({ link, qty }) => ({
      label: link.product?.name ?? link.linked_product_sku,
      value: String(qty),
    })),
    takes: parts.map(({ link, qty }) => ({ sku: link.linked_product_sku, qty })),
  })
}

function soldSimple(context: BuyerContext, sku: string): CatalogueProduct | undefined {
  const match = context.catalogue.bySku(sku)
  if (!match || isDisabled(match.product)) return undefined
  const { product } = pricedNow(context, match.product)
  const child = product.configurable_children?.find((candidate) => candidate.sku === sku)
  return child ? { ...product, price_incl_tax: child.price_incl_tax ?? null } : product
}

function withProduct<Link extends object>(link: Link, product: CatalogueProduct | undefined) {
  return product ? { ...link, product } : link
}

function locatedAt(at: string, refusals: readonly FieldRefusal[]): FieldRefusals {
  return refusals.flatMap(({ field, message }) => fieldRefusal(`${at}.${field}`, message))
}
