import * as fc from 'fast-check'
import { snapshotOf, type MadeToMeasureModel } from '@vitrin/made-to-measure'
import { add, customOptionsDelta, multiply, ore, toOre, type CustomOptionPrices, type Ore } from '@vitrin/pricing'
import type { CatalogueDocument } from '../ports'
import { door } from '../testing/door-document'
import { shopDocuments } from '../testing/shop-documents'
import { mirror, ownDoor, standardDoor } from '../testing/shop-requests'

/** A line of an order, and what the pure rules say about it. */
export interface BoughtLine {
  readonly requested: { readonly sku: string; readonly qty: number; readonly product_option?: unknown }
  /** Of one piece, in gross öre. */
  readonly price: Ore
  readonly rate: number
  /** What all pieces of the line take out of the stock. */
  readonly takes: readonly { readonly sku: string; readonly qty: number }[]
}

const part = (id: string, sku: string) => ({ id, sku, qty: 1, is_default: false, can_change_quantity: 1 })
const kit: CatalogueDocument = {
  type: 'product',
  id: 740,
  doc: {
    id: 740,
    sku: 'KIT',
    name: 'Egen låda',
    type_id: 'bundle',
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    price: 0,
    bundle_options: [
      {
        option_id: 12,
        title: 'Delar',
        required: true,
        type: 'checkbox',
        product_links: [part('41', 'HOOK'), part('42', 'SQUEEGEE'), part('43', 'MIRROR')],
      },
    ],
  },
}

/** The shop's products, and a bundle whose parts the shopper chooses. */
export const boughtDocuments: readonly CatalogueDocument[] = [...shopDocuments, kit]

/** Gross öre now, as the documents say. */
const PRICES: Readonly<Record<string, Ore>> = {
  HOOK: ore(3333),
  SQUEEGEE: ore(7990),
  SAMPLE: ore(0),
  BOOK: ore(10_600),
  MIRROR: ore(149_500),
  'DOOR-80-BLACK': ore(499_500),
  'DOOR-90-BLACK': ore(529_500),
  'DOOR-80-CHROME': ore(479_500),
}
const RATES: Readonly<Record<string, number>> = { BOOK: 6 }
const PARTS: Readonly<Record<string, string>> = { 41: 'HOOK', 42: 'SQUEEGEE', 43: 'MIRROR' }
const priceOf = (sku: string): Ore => PRICES[sku] ?? ore(0)

const few = fc.integer({ min: 1, max: 3 })
const line = (requested: BoughtLine['requested'], price: Ore, takes: BoughtLine['takes']): BoughtLine => ({
  requested,
  price,
  rate: RATES[requested.sku] ?? 25,
  takes: takes.map(({ sku, qty }) => ({ sku, qty: qty * requested.qty })),
})
const one = (sku: string) => [{ sku, qty: 1 }]

const plain = fc
  .tuple(fc.constantFrom('HOOK', 'SQUEEGEE', 'SAMPLE', 'BOOK'), few)
  .map(([sku, qty]) => line({ sku, qty }, priceOf(sku), one(sku)))

const withLight = fc
  .tuple(fc.constantFrom(81, 82), fc.constantFrom('', 'Åsa'), few)
  .map(([led, engraving, qty]) =>
    line({ ...mirror(led, engraving), qty }, add(priceOf('MIRROR'), led === 82 ? toOre(149.5) : ore(0)), one('MIRROR')),
  )

const doorOptions = door.custom_options as unknown as readonly CustomOptionPrices[]
const ofStandardSize = fc
  .tuple(fc.constantFrom('DOOR-80-BLACK', 'DOOR-90-BLACK', 'DOOR-80-CHROME'), fc.constantFrom(9041, 9042), few)
  .map(([sku, glass, qty]) => {
    const requested = { ...standardDoor(sku, glass), qty }
    const choices = requested.product_option.extension_attributes.custom_options
    return line(requested, add(priceOf(sku), customOptionsDelta(doorOptions, choices, priceOf(sku))), one(sku))
  })

const model = door.made_to_measure as unknown as MadeToMeasureModel
const ofOwnMeasures = fc
  .tuple(fc.integer({ min: 610, max: 790 }), fc.integer({ min: 1810, max: 1990 }), fc.boolean(), few)
  .map(([width, height, isGrey, qty]) => {
    const choices = { glass: isGrey ? 'grey' : 'clear', hinge_side: 'left' }
    const { breakdown } = snapshotOf(model, { measures: { width, height }, choices, profile: 'black-matt' })
    // Cut for one opening: it takes nothing out of the stock.
    return line({ ...ownDoor(width, height, isGrey ? 9042 : 9041), qty }, breakdown.total, [])
  })

const kitOf = (selections: readonly string[], partQty: number, qty: number): BoughtLine['requested'] => ({
  sku: 'KIT',
  qty,
  product_option: {
    extension_attributes: {
      bundle_options: [{ option_id: 12, option_qty: partQty, option_selections: selections }],
    },
  },
})
/** Its price is that of the pieces which leave the stock. */
const ofParts = fc
  .tuple(fc.shuffledSubarray(['41', '42', '43'], { minLength: 1 }), few, few)
  .map(([selections, partQty, qty]) => {
    const takes = selections.map((id) => ({ sku: PARTS[id]!, qty: partQty }))
    const price = add(...takes.map((taken) => multiply(priceOf(taken.sku), taken.qty)))
    return line(kitOf(selections, partQty, qty), price, takes)
  })
const pack = few.map((qty) => line({ sku: 'PACK', qty }, multiply(priceOf('HOOK'), 3), [{ sku: 'HOOK', qty: 3 }]))

export const honestLine: fc.Arbitrary<BoughtLine> = fc.oneof(
  plain,
  withLight,
  ofStandardSize,
  ofOwnMeasures,
  ofParts,
  pack,
)

const wrongQty = fc.constantFrom<unknown>(0, -1, -20, 1.5, '1.5', '-3', 1e21, 2 ** 53, 10_001, null, [1], '٣')
const wrongPartQty = fc.constantFrom(0, -5, 0.5, 21, 10_001, Number.MAX_SAFE_INTEGER)
const options = (custom_options: readonly object[]) => ({
  product_option: { extension_attributes: { custom_options } },
})
const led = { option_id: '21', option_value: '81' }

/** Lines that have to be refused. */
export const dishonestLine: fc.Arbitrary<object> = fc.oneof(
  fc.tuple(honestLine, wrongQty).map(([{ requested }, qty]) => ({ ...requested, qty })),
  fc.integer({ min: 2, max: 60 }).map((times) =>
    kitOf(
      Array.from({ length: times }, () => '41'),
      1,
      1,
    ),
  ),
  fc.tuple(wrongPartQty, few).map(([partQty, qty]) => kitOf(['41'], partQty, qty)),
  fc.constantFrom(
    kitOf(['41'], 10, 3),
    kitOf(['31'], 1, 1),
    kitOf([], 1, 1),
    { sku: 'PACK', qty: 7 },
    { sku: 'GONE', qty: 1 },
    { sku: 'MIRROR', qty: 1, ...options([led, { option_id: '904', option_value: '9041' }]) },
    { sku: 'MIRROR', qty: 1, ...options([led, led]) },
    { sku: 'MIRROR', qty: 1, ...options([{ option_id: '21', option_value: '9041' }]) },
    { sku: 'HOOK', qty: 1, ...options([led]) },
    { ...ownDoor(100, 1900), qty: 1 },
    { ...ownDoor(-700, 1900), qty: 1 },
  ),
)
