import type { BundleOptionChoice } from '@vitrin/kernel'
import { combinedPrice, type CombinedPrice, type Part } from './combined-price'
import { toOre } from './money'

export interface BundleOptionPrices {
  readonly option_id: string | number
  readonly product_links: readonly BundleLinkPrice[]
}

export interface BundleLinkPrice {
  readonly id: string | number
  readonly sku: string
  readonly qty?: number | string | null
  readonly is_default?: boolean
  readonly product?: { readonly price_incl_tax?: number | null }
}

/** A part of one piece of a bundle. */
export interface BundlePart<Option extends BundleOptionPrices> {
  readonly option: Option
  readonly link: Option['product_links'][number]
  readonly qty: number
}

/** What one piece of a bundle consists of: the same list is priced, delivered and taken from the stock. */
export function bundleParts<Option extends BundleOptionPrices>(
  options: readonly Option[],
  choices: readonly BundleOptionChoice[] = [],
): readonly BundlePart<Option>[] {
  return options.flatMap((option) => partsOf(option, choices))
}

/** Counts each option's chosen links, or its default link, or its first (R4.07, R5.11, contract §15.10). */
export function bundlePrice(
  options: readonly BundleOptionPrices[],
  choices: readonly BundleOptionChoice[] = [],
): CombinedPrice {
  return combinedPrice(bundleParts(options, choices).map(priceOf))
}

function partsOf<Option extends BundleOptionPrices>(
  option: Option,
  choices: readonly BundleOptionChoice[],
): readonly BundlePart<Option>[] {
  const choice = choices.find(({ option_id }) => option_id === String(option.option_id))
  if (!choice) return defaultLinks(option).map((link) => ({ option, link, qty: Number(link.qty ?? 1) }))
  const selected = new Set(choice.option_selections.map(String))
  return option.product_links
    .filter(({ id }) => selected.has(String(id)))
    .map((link) => ({ option, link, qty: choice.option_qty }))
}

function defaultLinks({ product_links }: BundleOptionPrices): readonly BundleLinkPrice[] {
  const link = product_links.find(({ is_default }) => is_default) ?? product_links[0]
  return link ? [link] : []
}

function priceOf({ link, qty }: BundlePart<BundleOptionPrices>): Part {
  const gross = link.product?.price_incl_tax
  return { sku: link.sku, qty, price: gross == null ? undefined : toOre(gross) }
}
