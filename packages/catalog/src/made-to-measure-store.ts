import { accept, reject, type CustomOptionChoice, type Outcome } from '@vitrin/kernel'
import { defaultMeasures, profileOfColor, standardSizeOf, weight } from '@vitrin/made-to-measure'
import type {
  Breakdown,
  Choices,
  DeliveryWindow,
  Dimension,
  DimensionCode,
  MadeToMeasureModel,
  MadeToMeasureSnapshot,
  Measures,
  SpecialPrice,
  StandardSize,
} from '@vitrin/made-to-measure'
import type { Ore } from '@vitrin/pricing'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CustomOptionView } from './custom-options'
import type { CuttingRules } from './cutting-rules'
import type { MeasureIssue } from './measure-issue'

export type SizeMode = 'standard' | 'own'

/** What the measures ask of the product around them; every answer is observed. */
export interface MeasuredProduct {
  /** The chosen values of `size` and `color`. */
  size(): string | undefined
  color(): string | undefined
  customChoices(): Readonly<Record<string, string>>
  /** The reduction of the own-measures child, when it has one now. */
  special(): SpecialPrice | undefined
  hasStandardSize(sizeValue: string): boolean
  /** Until they are here nothing is known of own measures: no length, no issue, no price. */
  rules(): CuttingRules | undefined
  chooseCustomOption(optionId: string, value: string): void
  chooseSize(sizeValue: string): void
}

export interface MadeToMeasureState {
  readonly typed: Readonly<Record<string, string>>
}

/** The measures as the shopper types them, and what follows from them: everything but the typed text is computed. */
export class MadeToMeasureStore {
  readonly model: MadeToMeasureModel
  readonly #product: MeasuredProduct
  typed: Readonly<Record<string, string>>
  /** The shopper's own numbers stand; a chosen standard size no longer replaces them. */
  touched = false

  constructor(model: MadeToMeasureModel, product: MeasuredProduct) {
    this.model = model
    this.#product = product
    this.typed = asText(model, defaultMeasures(model))
    makeAutoObservable(this, { model: false, typed: observableRef, repriced: false }, { autoBind: true })
  }

  get mode(): SizeMode {
    return this.#product.size() === this.model.size_value ? 'own' : 'standard'
  }

  /** The lengths that can be read, in mm. */
  get measures(): Measures {
    const rules = this.#product.rules()
    const read = this.model.dimensions.flatMap(({ code }) => {
      const length = rules?.parseLength(this.typed[code] ?? '')
      return length?.ok ? [[code, length.value]] : []
    })
    return Object.fromEntries(read) as Measures
  }

  /** Where a length cannot be read or is out of range, the drawing stays at the nearest one that can be cut. */
  get drawnMeasures(): Measures {
    const { measures } = this
    return Object.fromEntries(
      this.model.dimensions.map((dimension) => [dimension.code, clamp(dimension, measures[dimension.code])]),
    ) as Measures
  }

  get choices(): Choices {
    const customChoices = this.#product.customChoices()
    const chosen = this.model.choices.flatMap(({ code, option_id, values }) => {
      const value =
        values.find(({ option_type_id }) => String(option_type_id) === customChoices[String(option_id)]) ?? values[0]
      return value ? [[code, value.id]] : []
    })
    return Object.fromEntries(chosen) as Choices
  }

  get profile(): string {
    const color = this.#product.color()
    return (color === undefined ? undefined : profileOfColor(this.model, color)) ?? this.model.profiles[0]?.id ?? ''
  }

  /** Measures of a standard size that is sold in this colour choose that child: own stock and price, no fee. */
  get standardSize(): StandardSize | undefined {
    const size = standardSizeOf(this.model, this.measures)
    return size && this.#product.hasStandardSize(size.size_value) ? size : undefined
  }

  /** Whether the piece would be cut to the typed measures. */
  get isCut(): boolean {
    return this.mode === 'own' && !this.standardSize
  }

  get issues(): readonly MeasureIssue[] {
    return (this.mode === 'own' && this.#product.rules()?.measureIssues(this.model, this.typed, this)) || []
  }

  /** What the cart keeps of a piece that can be cut. */
  get line(): Outcome<MadeToMeasureSnapshot, readonly MeasureIssue[]> {
    const rules = this.#product.rules()
    if (this.issues.length > 0 || !rules) return reject(this.issues)
    const { measures, choices, profile } = this
    return accept(rules.snapshotOf(this.model, { measures, choices, profile }, this.#product.special()))
  }

  /** `undefined` while something is broken, and for a standard size, which has its own price. */
  get breakdown(): Breakdown | undefined {
    return this.isCut && this.line.ok ? this.line.value.breakdown : undefined
  }

  get total(): Ore | undefined {
    return this.breakdown?.total
  }

  /** kg; `undefined` while something is broken. */
  get weight(): number | undefined {
    return this.issues.length === 0 ? weight(this.model, this.#shownMeasures, this.choices) : undefined
  }

  get delivery(): DeliveryWindow {
    const { made_to_measure_days, standard_days } = this.model.delivery
    const [from, to] = this.isCut ? made_to_measure_days : standard_days
    return { from, to }
  }

  /** For the drawing: its numbers are those typed, its glass stays within the limits (design: visual language §9). */
  get measuresToDraw(): Measures {
    return this.mode === 'own' ? this.measures : this.#shownMeasures
  }

  get customOptions(): readonly CustomOptionChoice[] {
    return this.#product.rules()?.toCustomOptions(this.model, this.isCut ? this.measures : {}, this.choices) ?? []
  }

  get snapshot(): MadeToMeasureState {
    return { typed: this.typed }
  }

  hydrate({ typed }: MadeToMeasureState): void {
    this.typed = typed
  }

  setMode(mode: SizeMode): void {
    if (mode === this.mode) return
    const size = mode === 'own' ? this.model.size_value : this.#nearestStandardSize()?.size_value
    if (size !== undefined) this.#product.chooseSize(size)
  }

  type(code: DimensionCode, text: string): void {
    this.touched = true
    this.typed = { ...this.typed, [code]: text }
  }

  /** "89,3 cm" becomes 893 when the shopper leaves the field. */
  commit(code: DimensionCode): void {
    const length = this.#product.rules()?.parseLength(this.typed[code] ?? '')
    if (length?.ok) this.type(code, String(length.value))
  }

  /** Measures from elsewhere: an opening, a shared link. */
  prefill(measures: Measures): void {
    this.touched = true
    this.typed = { ...this.typed, ...asText(this.model, measures) }
  }

  /** Own measures begin where the chosen standard size is. */
  startFrom(sizeValue: string | undefined): void {
    const size = this.model.standard_sizes.find(({ size_value }) => size_value === sizeValue)
    if (size && !this.touched) this.typed = asText(this.model, size)
  }

  choose(code: string, id: string): void {
    const choice = this.model.choices.find((other) => other.code === code)
    const value = choice?.values.find((other) => other.id === id)
    if (choice && value) this.#product.chooseCustomOption(String(choice.option_id), String(value.option_type_id))
  }

  /** The options around the measures, as the model prices them. */
  repriced(views: readonly CustomOptionView[]): readonly CustomOptionView[] {
    const { model, drawnMeasures, choices, profile } = this
    return this.#product.rules()?.repriced(views, model, { measures: drawnMeasures, choices, profile }) ?? views
  }

  /** A standard size is drawn and weighed by its own measures, not by what was typed before. */
  get #shownMeasures(): Measures {
    const chosen =
      this.mode === 'standard'
        ? this.model.standard_sizes.find(({ size_value }) => size_value === this.#product.size())
        : undefined
    return chosen ? measuresOf(this.model, chosen) : this.drawnMeasures
  }

  #nearestStandardSize(): StandardSize | undefined {
    const { drawnMeasures } = this
    const distance = (size: StandardSize) =>
      this.model.dimensions.reduce((sum, { code }) => sum + Math.abs((size[code] ?? 0) - (drawnMeasures[code] ?? 0)), 0)
    return this.model.standard_sizes
      .filter(({ size_value }) => this.#product.hasStandardSize(size_value))
      .toSorted((a, b) => distance(a) - distance(b))[0]
  }
}

/** The measures alone, of a standard size that also names its option value. */
export function measuresOf(model: MadeToMeasureModel, size: Measures): Measures {
  return Object.fromEntries(
    model.dimensions.flatMap(({ code }) => (size[code] === undefined ? [] : [[code, size[code]]])),
  ) as Measures
}

function asText(model: MadeToMeasureModel, measures: Measures): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(measuresOf(model, measures)).map(([code, length]) => [code, String(length)]))
}

function clamp({ min, max, default: fallback }: Dimension, length: number | undefined): number {
  return length === undefined ? fallback : Math.min(Math.max(length, min), max)
}
