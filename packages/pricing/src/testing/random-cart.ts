import { bundlePrice, type BundleOptionPrices } from '../bundle-price'
import { customOptionsDelta, type CustomOptionPrices } from '../custom-options-delta'
import { displayPrice } from '../display-price'
import { groupedPrice, type GroupedLinkPrice } from '../grouped-price'
import type { Charge, TotalsInput, TotalsLine } from '../local-totals'
import { add, multiply } from '../amounts'
import { ore, type Ore } from '../money'
import { priceDocument, type PricedDocument, type PricedParent, type PriceOptions } from '../price-document'
import { seededRandom, type Random } from './seeded-random'

/** The moment at which random carts are priced: some of their special prices have begun, some have ended. */
export const RANDOM_CART_NOW = Date.parse('2026-03-10T12:00:00Z')

const RATES = [25, 25, 25, 12, 6, 0, 25.5] as const
/** The moment of random carts is 13:00 in Stockholm, 14:00 in Helsinki: `DATES` are before, at and after it. */
const TIME_ZONES = ['Europe/Stockholm', 'Europe/Helsinki', 'UTC'] as const
const DATES = [
  null,
  undefined,
  '2020-01-01 00:00:00',
  '2026-03-10 13:00:00',
  '2026-03-10 13:00:01',
  '2030-06-01',
] as const

export interface RandomProduct {
  readonly document: PricedParent
  readonly options: PriceOptions
}

export interface RandomCart {
  readonly products: readonly RandomProduct[]
  readonly totals: TotalsInput
}

/** A cart of products of every kind, with every kind of price; the same for the same seed. */
export function randomCart(seed: number): RandomCart {
  const random = seededRandom(seed)
  const products = Array.from({ length: random.upTo(5) }, () => randomProduct(random))
  const charge = (): Charge | undefined =>
    random.chance(0.7) ? { price: amountOre(random), rate: random.pick(RATES) } : undefined
  return {
    products,
    totals: { lines: products.map((product) => randomLine(product, random)), shipping: charge(), payment: charge() },
  }
}

function randomProduct(random: Random): RandomProduct {
  const document: PricedParent = {
    ...randomPrices(random),
    ...(random.chance(0.3) && { configurable_children: list(random, 3, randomPrices) }),
  }
  const sourceIncludesTax = random.chance(0.8)
  return {
    document,
    options: {
      rate: random.pick(RATES),
      now: RANDOM_CART_NOW,
      timeZone: random.pick(TIME_ZONES),
      sourceIncludesTax,
      ...(random.chance(0.3) && { tierGroupId: random.upTo(2) }),
    },
  }
}

function randomPrices(random: Random): PricedDocument {
  return {
    price: random.chance(0.95) ? amount(random) : 0,
    ...(random.chance(0.4) && {
      special_price: amount(random),
      special_from_date: random.pick(DATES) ?? null,
      special_to_date: random.pick(DATES) ?? null,
    }),
    ...(random.chance(0.2) && { final_price: amount(random) }),
    ...(random.chance(0.2) && {
      tier_prices: list(random, 2, () => ({
        customer_group_id: random.upTo(2),
        qty: 1 + random.upTo(1),
        value: amount(random),
      })),
    }),
  }
}

function randomLine({ document, options }: RandomProduct, random: Random): TotalsLine {
  const priced = priceDocument(document, options)
  const { regular, special } = displayPrice(priced)
  const base = special ?? regular
  const price = random.pick([
    () => add(base, randomDelta(base, random)),
    () => randomBundle(base, random),
    () => randomGroup(base, random),
  ])()
  const qty = random.upTo(30)
  const discount = random.chance(0.3) ? ore(Math.floor((multiply(price, qty) * random.upTo(100)) / 100)) : undefined
  return { qty, price, rate: options.rate, ...(discount !== undefined && { discount }) }
}

function randomDelta(base: Ore, random: Random): Ore {
  const options: readonly CustomOptionPrices[] = [
    {
      option_id: 1,
      values: [
        { option_type_id: 11, price: amount(random), price_type: 'fixed' },
        { option_type_id: '12', price: random.upTo(1000) / 10, price_type: 'percent' },
      ],
    },
    { option_id: '2' },
  ]
  return customOptionsDelta(
    options,
    [
      { option_id: '1', option_value: random.pick(['11', '12', '11,12', '99']) },
      { option_id: '2', option_value: 'Anna' },
    ],
    base,
  )
}

function randomBundle(base: Ore, random: Random): Ore {
  const options: readonly BundleOptionPrices[] = list(random, 3, () => ({
    option_id: random.upTo(9),
    product_links: list(random, 3, () => ({
      id: random.upTo(9),
      sku: 'PART',
      qty: random.pick([null, 1, '2', 0.5]),
      product: { price_incl_tax: amount(random) },
    })),
  }))
  return bundlePrice(options).price ?? base
}

function randomGroup(base: Ore, random: Random): Ore {
  const links: readonly GroupedLinkPrice[] = list(random, 3, () => ({
    link_type: 'associated',
    linked_product_sku: 'PART',
    product: { price_incl_tax: amount(random), qty: random.upTo(5) },
  }))
  return groupedPrice(links).price ?? base
}

function list<Item>(random: Random, longest: number, make: (random: Random) => Item): readonly Item[] {
  return Array.from({ length: random.upTo(longest) }, () => make(random))
}

function amount(random: Random): number {
  return amountOre(random) / 100
}

/** Often a whole number of kronor, as shops write prices. */
function amountOre(random: Random): Ore {
  return ore(random.chance(0.5) ? 100 * random.upTo(30_000) : random.upTo(3_000_000))
}
