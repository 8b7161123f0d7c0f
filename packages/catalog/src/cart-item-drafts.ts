import { accept, reject, type CustomOptionChoice, type Outcome } from '@vitrin/kernel'
import type { Dimension, MadeToMeasureModel, MadeToMeasureSnapshot, Measures } from '@vitrin/made-to-measure'
import {
  DEFAULT_TAX_RATE,
  displayPrice,
  grossToNet,
  netToKronor,
  roundHalfUp,
  toKronor,
  toOre,
  type DisplayPrice,
  type Ore,
} from '@vitrin/pricing'
import { brokenBundleOptions, bundleChoices, bundleLabels, type BundleSelection } from './bundle-options'
import type { CartItemDraft } from './cart-item-draft'
import { customOptionChoices, customOptionLabels, missingCustomOptions, type CustomChoices } from './custom-options'
import { productThumbnail } from './gallery'
import type { Prices, Product } from './product'
import type { AddRejection } from './rejections'

export interface ChosenProduct {
  /** With the chosen variant merged in. */
  readonly product: Product
  readonly qty: number
  readonly price: DisplayPrice | undefined
  readonly customChoices: CustomChoices
  readonly bundleSelection: BundleSelection
  /** Of a grouped product, each with its quantity. */
  readonly parts: readonly Product[]
  /** Ids of options that ask for measures: they travel with own measures only. */
  readonly measureIds: ReadonlySet<string>
  readonly measured?: MeasuredChoice | undefined
}

export interface MeasuredChoice {
  readonly model: MadeToMeasureModel
  /** Choices, and measures where the piece is cut to them, as they travel. */
  readonly customOptions: readonly CustomOptionChoice[]
  /** Only of a piece that is cut to own measures. */
  readonly line?: MadeToMeasureSnapshot | undefined
}

/** The lines that a chosen product becomes: a grouped product one for each of its parts (R5.04). */
export function cartItemDrafts(chosen: ChosenProduct): Outcome<readonly CartItemDraft[], AddRejection> {
  if (chosen.product.type_id === 'grouped') return partDrafts(chosen)
  const { product, bundleSelection, measureIds, measured } = chosen
  const customChoices = Object.entries(chosen.customChoices).filter(([id]) => !measureIds.has(id))
  const choices = {
    ...Object.fromEntries(customChoices),
    ...Object.fromEntries(
      (measured?.customOptions ?? []).map(({ option_id, option_value }) => [option_id, option_value]),
    ),
  }
  const fields = [
    ...missingCustomOptions(product, choices, measureIds),
    ...brokenBundleOptions(product, bundleSelection),
  ]
  if (fields.length > 0) return reject({ code: 'options-missing', fields })
  return accept([
    {
      ...lineOf(product, chosen.qty, chosen.price),
      product_option: {
        extension_attributes: {
          custom_options: customOptionChoices(choices),
          configurable_item_options: product.product_option?.extension_attributes.configurable_item_options ?? [],
          bundle_options: bundleChoices(bundleSelection),
        },
      },
      options: [
        ...(product.options ?? []),
        ...cutLabels(measured),
        ...customOptionLabels(product, choices, measureIds),
        ...bundleLabels(product, bundleSelection),
      ],
      ...(measured?.line && { made_to_measure: measured.line }),
    },
  ])
}

function partDrafts({ parts, qty }: ChosenProduct): Outcome<readonly CartItemDraft[], AddRejection> {
  const wanted = parts.filter((part) => (part.qty ?? 1) > 0)
  if (wanted.length === 0) return reject({ code: 'qty-not-positive' })
  return accept(
    wanted.map((part) => ({
      ...lineOf(part, (part.qty ?? 1) * qty, part.price_incl_tax == null ? undefined : displayPrice(part)),
      product_option: { extension_attributes: {} },
      options: [],
    })),
  )
}

/** All of a line but what was chosen. */
export function lineOf(
  product: Product,
  qty: number,
  price: DisplayPrice | undefined,
): Omit<CartItemDraft, 'options' | 'product_option'> {
  return {
    id: product.id,
    sku: product.sku,
    parentSku: product.parentSku ?? product.sku,
    name: product.name,
    qty,
    product_type: product.type_id,
    tax_class_id: product.tax_class_id,
    image: productThumbnail(product),
    url_path: product.url_path ?? undefined,
    slug: product.slug ?? undefined,
    stock: product.stock,
    errors: product.errors,
    ...(price && linePrices(price, ratePercentOf(product))),
  }
}

/** Choices and measures included, so that the cart need not know how the price came about. */
function linePrices({ regular, special, lowest }: DisplayPrice, rate: number): Prices {
  const current = special ?? regular
  return {
    price: net(current, rate),
    price_tax: roundHalfUp((toKronor(current) - net(current, rate)) * 10_000) / 10_000,
    price_incl_tax: toKronor(current),
    original_price: net(regular, rate),
    original_price_incl_tax: toKronor(regular),
    special_price: special === undefined ? 0 : net(special, rate),
    special_price_incl_tax: special === undefined ? 0 : toKronor(special),
    ...(lowest !== undefined && { lowest_price_30_days_incl_tax: toKronor(lowest) }),
  }
}

function net(gross: Ore, rate: number): number {
  return netToKronor(grossToNet(gross, rate))
}

/** The document shows its rate; without a price the shop's default stands (R9.02). */
function ratePercentOf({ price, price_incl_tax }: Product): number {
  if (!price || !price_incl_tax) return DEFAULT_TAX_RATE
  return Math.round((toOre(price_incl_tax) / toOre(price) - 1) * 100)
}

function cutLabels(measured: MeasuredChoice | undefined): CartItemDraft['options'] {
  if (!measured?.line) return []
  return measureLabels(measured.model.dimensions, measured.line.measures)
}

/** The lengths in words, for the cart. */
export function measureLabels(dimensions: readonly Dimension[], measures: Measures): CartItemDraft['options'] {
  return dimensions.map(({ code, label }) => ({ label, value: `${measures[code]} mm` }))
}
