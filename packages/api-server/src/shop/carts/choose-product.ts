import { fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import type { ConfigurableChild, CatalogueProduct } from '@vitrin/catalog'
import { accept, reject, type ConfigurableItemOption, type Outcome, type ProductOption } from '@vitrin/kernel'
import { priceDocument, type PriceFamily } from '@vitrin/pricing'
import { taxRateOf, timeZoneOf } from '../../shop-options'
import type { BuyerContext } from './buyer-context'

/** A product as a cart or an order names it. */
export interface RequestedProduct {
  readonly sku: string
  readonly product_option?: ProductOption | undefined
}

/** A product with its current prices, and the chosen variant. */
export interface ChosenProduct {
  readonly product: CatalogueProduct & PriceFamily
  readonly child: ConfigurableChild | undefined
  /** The variant's sku where there is a variant. */
  readonly sku: string
  /** VAT in percent. */
  readonly rate: number
}

const DISABLED = 2

/**
 * Finds the product that a sku means and checks that it is for sale. With a parent's sku the chosen options decide the
 * variant (contract §5). `at` is the path of the product in the request.
 */
export function chooseProduct(
  context: BuyerContext,
  requested: RequestedProduct,
  at: string,
): Outcome<ChosenProduct, FieldRefusals> {
  const match = context.catalogue.bySku(requested.sku)
  if (!match || isDisabled(match.product)) return reject(fieldRefusal(`${at}.sku`, 'should be a product that is sold'))
  if (!hasPrice(match.child ?? match.product))
    return reject(fieldRefusal(`${at}.sku`, 'should be a product whose price is known'))
  const { product, rate } = pricedNow(context, match.product)
  if (product.type_id !== 'configurable') return accept({ product, child: undefined, sku: product.sku, rate })

  const options = requested.product_option?.extension_attributes.configurable_item_options ?? []
  const variants = (product.configurable_children ?? []).filter((child) => !isDisabled(child) && hasPrice(child))
  const bySku = match.child && variants.filter(({ sku }) => sku === match.child?.sku)
  const fitting = (bySku ?? variants).filter((child) => options.every((option) => hasValue(product, child, option)))
  const [child, another] = fitting
  if (!child || another) {
    const field =
      match.child && options.length === 0
        ? `${at}.sku`
        : `${at}.product_option.extension_attributes.configurable_item_options`
    return reject(fieldRefusal(field, child ? 'should choose one variant' : 'should be a variant that is sold'))
  }
  return accept({ product, child, sku: child.sku, rate })
}

/** The document with its current prices and its tax rate. */
export function pricedNow(
  { shop, catalogue, clock, tierGroupId }: BuyerContext,
  product: CatalogueProduct,
): { readonly product: CatalogueProduct & PriceFamily; readonly rate: number } {
  const rate = taxRateOf(shop, catalogue.taxRules(), product.tax_class_id)
  const options = { rate, now: clock.now(), timeZone: timeZoneOf(shop) }
  return {
    product: priceDocument(product, { ...options, ...(tierGroupId !== undefined && { tierGroupId }) }),
    rate,
  }
}

export function isDisabled({ status }: { readonly status?: number }): boolean {
  return (status ?? 1) >= DISABLED
}

/** Zero is a price. Configurables, bundles and grouped products take their price from their parts. */
function hasPrice(item: CatalogueProduct | ConfigurableChild): boolean {
  const isMadeOfOthers = ['configurable', 'bundle', 'grouped'].includes(String(item.type_id))
  return (
    isMadeOfOthers ||
    [item.price, item.price_incl_tax, item.original_price, item.original_price_incl_tax].some((price) => price != null)
  )
}

/** Ids compare as strings (contract §3). */
function hasValue(
  product: CatalogueProduct,
  child: ConfigurableChild,
  { option_id, option_value }: ConfigurableItemOption,
): boolean {
  const option = product.configurable_options?.find(({ attribute_id }) => String(attribute_id) === option_id)
  return option?.attribute_code !== undefined && String(child[option.attribute_code]) === option_value
}
