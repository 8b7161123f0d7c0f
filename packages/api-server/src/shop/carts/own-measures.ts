import type { ConfigurableChild, CatalogueProduct } from '@vitrin/catalog'
import { accept, reject, type CustomOptionChoice, type FieldRefusal, type Outcome } from '@vitrin/kernel'
import {
  profileOfColor,
  readCustomOptions,
  readStandardOptions,
  snapshotOf,
  validate,
  type FieldIssue,
  type MadeToMeasureModel,
  type MadeToMeasureSnapshot,
  type Piece,
} from '@vitrin/made-to-measure'
import { displayPrice } from '@vitrin/pricing'
import { isDisabled } from './choose-product'

/** Whether the variant is the one with own measures. */
export function isOwnMeasures(model: MadeToMeasureModel, child: ConfigurableChild): boolean {
  return String(child.size) === model.size_value
}

/**
 * Validates and prices a made-to-measure piece by the host's own model; the client's price is not used (design: made
 * to measure).
 */
export function cutPiece(
  model: MadeToMeasureModel,
  product: CatalogueProduct,
  child: ConfigurableChild,
  options: readonly CustomOptionChoice[],
): Outcome<MadeToMeasureSnapshot, readonly FieldRefusal[]> {
  const read = readCustomOptions(model, options)
  return read.ok ? cutMeasuredPiece(model, product, child, read.value) : reject(read.rejection.map(fieldRefusalOf))
}

/** The same for measures and choices that are given by name instead of by option id. */
export function cutMeasuredPiece(
  model: MadeToMeasureModel,
  product: CatalogueProduct,
  child: ConfigurableChild,
  { measures, choices }: Piece,
): Outcome<MadeToMeasureSnapshot, readonly FieldRefusal[]> {
  const validated = validate(model, measures, choices, { sizesInColor: sizesInColor(product, child) })
  if (!validated.ok) return reject(validated.rejection.map(fieldRefusalOf))
  const profile = profileOfColor(model, child.color ?? '')
  if (profile === undefined)
    return reject([{ field: 'color', message: 'should be a colour that can be made to measure' }])
  const { regular: original, special } = displayPrice(child)
  return accept(
    snapshotOf(model, { measures, choices, profile }, special === undefined ? undefined : { original, special }),
  )
}

/** A standard size carries choices and never measures. */
export function standardPieceRefusals(
  model: MadeToMeasureModel,
  options: readonly CustomOptionChoice[],
): readonly FieldRefusal[] {
  const read = readStandardOptions(model, options)
  return read.ok ? [] : read.rejection.map(fieldRefusalOf)
}

function sizesInColor(product: CatalogueProduct, child: ConfigurableChild): readonly string[] {
  return (product.configurable_children ?? [])
    .filter((other) => String(other.color) === String(child.color) && !isDisabled(other))
    .map(({ size }) => String(size))
}

function fieldRefusalOf({ field, rule, limit }: FieldIssue): FieldRefusal {
  return { field, message: EXPECTATIONS[rule](limit) }
}

const EXPECTATIONS: Readonly<Record<FieldIssue['rule'], (limit: number | null) => string>> = {
  required: () => 'is required',
  integer: () => 'should be whole millimetres',
  min: (limit) => `should be at least ${limit} mm`,
  max: (limit) => `should be at most ${limit} mm`,
  step: (limit) => `should be in steps of ${limit} mm`,
  'max-area': (limit) => `should leave no pane over ${limit} m²`,
  'max-weight-per-hinge': (limit) => `should leave at most ${limit} kg for each hinge`,
  'max-ratio': (limit) => `should leave no pane longer than ${limit} times its width`,
  'standard-size': () => 'is a standard size: choose it instead',
  'unknown-choice': () => 'should be one of the values offered',
  'unknown-option': () => 'is no option of this product',
  duplicate: () => 'should be chosen once',
  forbidden: () => 'should not be given for a standard size',
}
