import {
  profileOfColor,
  standardSizeOf,
  type Breakdown,
  type Choices,
  type DeliveryWindow,
  type Dimension,
  type MadeToMeasureModel,
  type MadeToMeasureSnapshot,
  type Measures,
  type StandardSize,
} from '@vitrin/made-to-measure'
import type { CustomOptionView } from '../selection/custom-options'
import type { CuttingRules } from './cutting-rules'
import type { ProductPrice } from '../prices/list-price'
import type { MeasureIssue } from './measure-issue'
import { pickedVariant } from '../selection/variant-options'
import { typedLengths } from './lengths'
import type { MeasuredPiece, MeasureRequest } from './measured-piece'

export type SizeMode = 'standard' | 'own'

/** A product with a model, as it is chosen: in a standard size or cut to the typed lengths. */
export class ModelMeasurement implements MeasuredPiece {
  readonly by = 'model'
  readonly model: MadeToMeasureModel
  readonly mode: SizeMode
  readonly typed: Readonly<Record<string, string>>
  readonly measures: Measures
  /** The values of the model's choices, such as glass. */
  readonly choices: Choices
  readonly profile: string
  /** Lengths of a standard size that is sold in this colour choose that variant: own stock and price, no fee. */
  readonly standardSize: StandardSize | undefined
  readonly issues: readonly MeasureIssue[]
  /** What the cart keeps of a piece that can be cut. */
  readonly line: MadeToMeasureSnapshot | undefined
  readonly #rules: CuttingRules | undefined
  readonly #request: MeasureRequest

  constructor(model: MadeToMeasureModel, rules: CuttingRules | undefined, request: MeasureRequest) {
    this.model = model
    this.#rules = rules
    this.#request = request
    const { custom, lastStandardSize, picks } = request.choices
    this.mode = picks['size'] === model.size_value ? 'own' : 'standard'
    this.typed = typedLengths(model.dimensions, custom, this.#sizeOfValue(lastStandardSize))
    this.measures = this.#readLengths()
    this.choices = chosenValues(model, custom)
    this.profile = profileOfColor(model, picks['color'] ?? '') ?? model.profiles[0]?.id ?? ''
    const size = standardSizeOf(model, this.measures)
    this.standardSize = size && this.#isSold(size) ? size : undefined
    this.issues = (this.mode === 'own' && rules?.measureIssues(model, this.typed, this)) || []
    this.line = this.isCut && rules && this.issues.length === 0 ? rules.lineOfPiece(model, this, request) : undefined
  }

  get dimensions(): readonly Dimension[] {
    return this.model.dimensions
  }

  get isCut(): boolean {
    return this.mode === 'own' && !this.standardSize
  }

  /** `undefined` while a length is wrong, and for a standard size, which has its own price. */
  get breakdown(): Breakdown | undefined {
    return this.line?.breakdown
  }

  get price(): ProductPrice | undefined {
    return this.line && this.#rules?.breakdownPrice(this.line, this.#request.product)
  }

  get delivery(): DeliveryWindow {
    const { made_to_measure_days, standard_days } = this.model.delivery
    const [from, to] = this.isCut ? made_to_measure_days : standard_days
    return { from, to }
  }

  /** For the drawing: the numbers are those typed, the glass stays within the limits (design: visual language §9). */
  get measuresToDraw(): Measures {
    return this.mode === 'own' ? this.measures : this.#nearestMeasures
  }

  /** The standard size in this colour whose lengths differ least from those typed. */
  get nearestStandardSize(): StandardSize | undefined {
    const sold = this.model.standard_sizes.filter((size) => this.#isSold(size))
    return this.#rules?.nearestSize(sold, this.#cuttableMeasures())
  }

  /** The options around the lengths: a piece that is cut has surcharges by the model, not by the document. */
  withSurcharges(views: readonly CustomOptionView[]): readonly CustomOptionView[] {
    if (!this.isCut || !this.#rules) return views
    const { choices, profile } = this
    return this.#rules.withModelSurcharges(views, this.model, { measures: this.#cuttableMeasures(), choices, profile })
  }

  /** A standard size has its own lengths, whatever was typed before. */
  get #nearestMeasures(): Measures {
    const size = this.mode === 'standard' ? this.#sizeOfValue(this.#request.choices.picks['size']) : undefined
    return size ? this.#lengthsOf(size) : this.#cuttableMeasures()
  }

  /** A length that cannot be read or cut is replaced by the nearest one that can. */
  #cuttableMeasures(): Measures {
    return fromEntries(
      this.dimensions.map((dimension) => [dimension.code, clamp(dimension, this.measures[dimension.code])]),
    )
  }

  #readLengths(): Measures {
    return fromEntries(
      this.dimensions.flatMap(({ code }) => {
        const length = this.#rules?.parseLength(this.typed[code] ?? '')
        return length?.ok ? [[code, length.value] as const] : []
      }),
    )
  }

  #sizeOfValue(value: string | undefined): StandardSize | undefined {
    return this.model.standard_sizes.find(({ size_value }) => size_value === value)
  }

  #lengthsOf(size: StandardSize): Measures {
    return fromEntries(
      this.dimensions.flatMap(({ code }) => {
        const length = size[code]
        return length === undefined ? [] : [[code, length] as const]
      }),
    )
  }

  #isSold({ size_value }: StandardSize): boolean {
    const { product, choices } = this.#request
    return pickedVariant(product, { ...choices.picks, size: size_value }, true) !== undefined
  }
}

/** The first value of each choice unless the shopper chose another. */
function chosenValues(model: MadeToMeasureModel, custom: Readonly<Record<string, string>>): Choices {
  return Object.fromEntries(
    model.choices.flatMap(({ code, option_id, values }) => {
      const chosen = values.find(({ option_type_id }) => String(option_type_id) === custom[option_id]) ?? values[0]
      return chosen ? [[code, chosen.id]] : []
    }),
  )
}

function fromEntries(entries: readonly (readonly [string, number])[]): Measures {
  return Object.fromEntries(entries)
}

function clamp({ min, max, default: usual }: Dimension, length: number | undefined): number {
  return length === undefined ? usual : Math.min(Math.max(length, min), max)
}
