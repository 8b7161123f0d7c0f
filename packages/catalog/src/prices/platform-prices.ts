import { EventChannel, type Clock } from '@vitrin/kernel'
import type { PlatformPrice, PriceGateway } from '../ports'
import type { ListedProduct } from '../document/listed-product'
import type { ListedVariant } from '../document/listed-variant'
import type { Prices } from '../document/prices'
import type { CatalogueProduct } from '../document/product'
import type { ConfigurableChild } from '../document/variant'

/** A listed or a whole product. */
export type PricedProduct = Pick<CatalogueProduct, 'id' | 'sku' | 'type_id' | 'configurable_children'> &
  Pick<ListedProduct, 'variant'>

/** Gives a product its current price. */
export type Reprice = <Shown extends PricedProduct>(product: Shown) => Shown

export interface PricesAfterSync {
  readonly type: 'prices-after-sync'
  readonly prices: readonly PlatformPrice[]
}

export interface PlatformPricesOptions {
  readonly gateway: PriceGateway
  readonly clock: Clock
}

/** The current prices of the platform (R4.03, contract §15.9). */
export class PlatformPrices {
  readonly events = new EventChannel<PricesAfterSync>()
  readonly #options: PlatformPricesOptions

  constructor(options: PlatformPricesOptions) {
    this.#options = options
  }

  /** Loads current prices. The returned function puts them into a product; a product without one stays as it is. */
  async refresh(products: readonly PricedProduct[]): Promise<Reprice> {
    const { gateway, clock } = this.#options
    const prices = await gateway.renderList(skusToAsk(products))
    this.events.emit({ type: 'prices-after-sync', prices })
    return withPlatformPrices(prices, clock.now())
  }
}

/** A single product is requested with its variants; a list shows the prices of parents and of chosen variants. */
function skusToAsk(products: readonly PricedProduct[]): readonly string[] {
  const children = products.length === 1 ? (products[0]?.configurable_children ?? []) : []
  const chosen = products.flatMap(({ variant }) => variant ?? [])
  return [...new Set([...products, ...children, ...chosen].map(({ sku }) => sku))]
}

/** `now` in ms since 1970. */
function withPlatformPrices(prices: readonly PlatformPrice[], now: number): Reprice {
  const byId = new Map(prices.map((price) => [price.id, price]))
  return (product) => {
    const price = byId.get(product.id)
    if (!price) return product
    const children = product.configurable_children?.map((child): ConfigurableChild => {
      const own = byId.get(child.id)
      return own ? { ...child, ...pricesOf(own) } : child
    })
    return {
      ...product,
      // A bundle or a group has the price of its parts.
      ...(product.type_id === 'bundle' || product.type_id === 'grouped' ? {} : pricesOf(price)),
      ...(children && { configurable_children: children }),
      ...(product.variant && { variant: repriced(product.variant, byId.get(product.variant.id)) }),
      price_is_current: true,
      price_refreshed_at: now,
    }
  }
}

/** The price of a piece that is cut for an opening is the host's: the platform knows only default measures. */
function repriced(variant: ListedVariant, price: PlatformPrice | undefined): ListedVariant {
  if (!price || variant.opening?.made_to_measure) return variant
  const { final_price, regular_price, lowest_price_30_days } = price.price_info
  const isReduced = final_price < regular_price
  return {
    ...variant,
    price_incl_tax: final_price,
    original_price_incl_tax: regular_price,
    special_price: isReduced ? final_price : 0,
    lowest_price_30_days_incl_tax: isReduced ? (lowest_price_30_days ?? null) : null,
  }
}

function pricesOf({ price_info: gross }: PlatformPrice): Prices {
  const net = gross.extension_attributes.tax_adjustments
  const isReduced = gross.final_price < gross.regular_price
  return {
    price: net.final_price,
    price_incl_tax: gross.final_price,
    price_tax: taxOf(gross.final_price, net.final_price),
    original_price: net.regular_price,
    original_price_incl_tax: gross.regular_price,
    original_price_tax: taxOf(gross.regular_price, net.regular_price),
    special_price: isReduced ? (net.special_price ?? 0) : 0,
    special_price_incl_tax: isReduced ? (gross.special_price ?? 0) : 0,
    lowest_price_30_days_incl_tax: isReduced ? (gross.lowest_price_30_days ?? null) : null,
    special_price_tax: isReduced ? taxOf(gross.special_price ?? 0, net.special_price ?? 0) : 0,
  }
}

/** SEK at four decimals, without float dust (decisions.md 13). */
function taxOf(gross: number, net: number): number {
  return Math.round((gross - net) * 10_000) / 10_000
}
