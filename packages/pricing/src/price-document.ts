import { lowest } from './amounts'
import { ore, toNetOre, toOre, type Ore } from './money'
import { amountOf, originals, priceFamily, type Amount, type PriceFamily } from './price-family'
import { isSpecialPriceActive, type PriceWindow } from './price-window'
import { tierPriceFor, type TierPriceEntry } from './tier-price'
import { netToGross } from './vat'

const NOTHING = ore(0)

type MaybePrice = number | string | null

/** The price fields of a product document or one of its children, raw or already calculated. */
export interface PricedDocument extends PriceWindow {
  readonly price?: MaybePrice
  readonly special_price?: MaybePrice
  readonly special_price_incl_tax?: MaybePrice
  readonly final_price?: MaybePrice
  readonly original_price?: MaybePrice
  readonly original_price_incl_tax?: MaybePrice
  readonly original_special_price?: MaybePrice
  readonly original_special_price_incl_tax?: MaybePrice
  readonly original_final_price?: MaybePrice
  readonly original_final_price_incl_tax?: MaybePrice
  readonly tier_prices?: readonly TierPriceEntry[]
  readonly custom_attributes?: readonly { readonly attribute_code: string; readonly value: unknown }[] | null
}

export interface PricedParent extends PricedDocument {
  readonly configurable_children?: readonly PricedDocument[]
}

export interface PriceOptions {
  /** Percent, see `taxRateFor`. */
  readonly rate: number
  readonly now: number
  /** The time zone of the dates of special prices: the shop's, an IANA name. */
  readonly timeZone: string
  /** Whether raw prices include tax; true by default (R9.02). */
  readonly sourceIncludesTax?: boolean
  /** Applies the tier prices of this customer group (contract §15.9); absent means that tiers are off. */
  readonly tierGroupId?: number
}

/** The prices of a document before the rules that depend on time: gross öre. */
interface SourcePrices {
  readonly regular: Ore
  readonly special: Ore | undefined
  readonly final: Ore | undefined
}

/**
 * The document with its complete price family for this moment (contract §15.8).
 * It keeps the original prices and always starts from them, so it may run twice, or again later (contract §17 #14).
 */
export function priceDocument<Doc extends PricedParent>(doc: Doc, options: PriceOptions): Doc & PriceFamily {
  const own = priceOne(doc, options)
  if (!doc.configurable_children) return own
  const children = doc.configurable_children.map((child) => priceChild(flattened(child), options))
  return { ...own, ...cheapest(own, children), configurable_children: children }
}

/** A field list may leave out a child's prices. An unknown price stays unknown and never counts as the cheapest. */
function priceChild<Doc extends PricedDocument>(child: Doc, options: PriceOptions): Doc | (Doc & PriceFamily) {
  return isNumeric(child.price) || isCalculated(child) ? priceOne(child, options) : child
}

function priceOne<Doc extends PricedParent>(doc: Doc, options: PriceOptions): Doc & PriceFamily {
  const { rate } = options
  const source = sourcePrices(doc, options)
  const { current, special } = pricesNow(doc, source, options)
  const amount = (gross: Ore | undefined): Amount | undefined =>
    gross === undefined ? undefined : amountOf(gross, rate)
  const now = amountOf(current, rate)
  const final = amount(source.final)
  const family = priceFamily(
    current === source.regular ? now : amountOf(source.regular, rate),
    now,
    amountOf(special, rate),
    final ?? now,
  )
  if (source.special === undefined && final === undefined) return { ...doc, ...family }
  return { ...doc, ...family, ...originals(amount(source.special), final) }
}

/** Rules 6 and 7 of contract §15.8. */
function pricesNow(
  doc: PricedDocument,
  source: SourcePrices,
  { now, timeZone, tierGroupId }: PriceOptions,
): { current: Ore; special: Ore } {
  const { regular } = source
  const tier = tierPriceFor(doc.tier_prices, tierGroupId)
  if (tier !== undefined) return { current: lowest(regular, tier), special: NOTHING }

  const special = source.special ?? NOTHING
  const specialCounts = special > 0 && special < regular && isSpecialPriceActive(doc, now, timeZone)
  if (specialCounts) {
    const lower = source.final !== undefined && source.final < special ? source.final : special
    return { current: special, special: lower }
  }
  // Platforms index a special price as the final price too: it ends with its dates (R5.14).
  const reduced = source.final !== undefined && source.final < regular && source.final !== source.special
  return { current: reduced ? (source.final ?? regular) : regular, special: NOTHING }
}

/** The special price of a calculated parent may be its child's, which must not become the parent's own. */
function sourcePrices(doc: PricedParent, { rate, sourceIncludesTax = true }: PriceOptions): SourcePrices {
  if (isCalculated(doc)) {
    const calculated = (name: keyof typeof GROSS): Ore | undefined => calculatedGross(doc, name, rate)
    return {
      regular: calculated('original_price') ?? NOTHING,
      special:
        calculated('original_special_price') ?? (doc.configurable_children ? undefined : calculated('special_price')),
      final: calculated('original_final_price'),
    }
  }
  const raw = (value: MaybePrice | undefined): Ore | undefined => {
    const amount = positive(value)
    if (amount === undefined) return undefined
    return sourceIncludesTax ? toOre(amount) : netToGross(toNetOre(amount), rate)
  }
  return { regular: raw(doc.price) ?? NOTHING, special: raw(doc.special_price), final: raw(doc.final_price) }
}

/** Where a calculated document holds an amount with tax. */
const GROSS = {
  original_price: 'original_price_incl_tax',
  special_price: 'special_price_incl_tax',
  original_special_price: 'original_special_price_incl_tax',
  original_final_price: 'original_final_price_incl_tax',
} as const

function calculatedGross(doc: PricedDocument, name: keyof typeof GROSS, rate: number): Ore | undefined {
  const fields = doc as Readonly<Record<string, MaybePrice | undefined>>
  const gross = positive(fields[GROSS[name]])
  if (gross !== undefined) return toOre(gross)
  const net = positive(fields[name])
  return net === undefined ? undefined : netToGross(toNetOre(net), rate)
}

/** Rule 8 of contract §15.8: the parent shows its cheapest child, a later equal one wins. */
function cheapest(parent: PriceFamily, children: readonly (PricedDocument | PriceFamily)[]): Partial<PriceFamily> {
  let shown = parent
  for (const child of children.filter(isPriced)) {
    if (child.price_incl_tax <= shown.price_incl_tax || shown.price === 0) shown = child
  }
  const { price, price_tax, price_incl_tax, special_price, special_price_tax, special_price_incl_tax } = shown
  const current = { price, price_tax, price_incl_tax, special_price, special_price_tax, special_price_incl_tax }
  if (parent.original_final_price !== undefined) return current
  return { ...current, final_price: price, final_price_tax: price_tax, final_price_incl_tax: price_incl_tax }
}

function isPriced(child: PricedDocument | PriceFamily): child is PriceFamily {
  return isCalculated(child)
}

/** Old dumps have a child's attributes in a list. A field of the child takes precedence over the list. */
function flattened<Doc extends PricedDocument>(child: Doc): Doc {
  const fields = child as Readonly<Record<string, unknown>>
  const missing = (child.custom_attributes ?? []).filter(({ attribute_code }) => fields[attribute_code] == null)
  if (missing.length === 0) return child
  return { ...child, ...Object.fromEntries(missing.map(({ attribute_code, value }) => [attribute_code, value])) }
}

function isCalculated(doc: PricedDocument): boolean {
  return isNumeric(doc.original_price_incl_tax) || isNumeric(doc.original_price)
}

function isNumeric(value: MaybePrice | undefined): boolean {
  return value != null && value !== '' && Number.isFinite(Number(value))
}

function positive(value: MaybePrice | undefined): number | undefined {
  return isNumeric(value) && Number(value) > 0 ? Number(value) : undefined
}
