import { accept, HostRejection, reject, type Outcome } from '@vitrin/kernel'
import { profileOfColor, snapshotOf, validate, type MadeToMeasureModel } from '@vitrin/made-to-measure'
import { toKronor } from '@vitrin/pricing'
import type { CustomSizeForm, CustomSizePiece, CustomSizePrice } from '../own-measures/custom-size'
import type { MeasureIssue } from '../own-measures/measure-issue'
import type { CustomSizeGateway } from '../ports'
import type { CatalogueProduct } from '../document/product'

/** A host that prices the own measures of one product by a model that it does not publish. */
export class FakeCustomSizeGateway implements CustomSizeGateway {
  readonly asked: CustomSizePiece[] = []
  /** Thrown instead of an answer. */
  failure: Error | undefined = undefined
  /** Prices wait here, in the order of the requests, until the test releases them. */
  readonly waiting: (() => void)[] = []
  isSlow = false
  readonly #product: CatalogueProduct
  model: MadeToMeasureModel

  constructor(product: CatalogueProduct) {
    if (!product.made_to_measure) throw new Error('The host knows the model')
    this.#product = product
    this.model = product.made_to_measure
  }

  async form(sku: string): Promise<CustomSizeForm> {
    this.#answering(sku)
    const titles = new Map((this.#product.custom_options ?? []).map((option) => [String(option.option_id), option]))
    const choices = this.model.choices.map((choice) => {
      const option = titles.get(String(choice.option_id))
      const titleOf = (id: number) => option?.values?.find(({ option_type_id }) => option_type_id === id)?.title ?? ''
      return {
        ...choice,
        label: option?.title ?? '',
        values: choice.values.map((value) => ({ ...value, label: titleOf(value.option_type_id) })),
      }
    })
    return { dimensions: this.model.dimensions, choices, attributes: ['93'] }
  }

  async price(piece: CustomSizePiece): Promise<Outcome<CustomSizePrice, readonly MeasureIssue[]>> {
    this.asked.push(piece)
    if (this.isSlow) await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.#answering(piece.sku)
    const { measures, choices, options } = piece
    const judged = validate(this.model, measures, choices)
    if (!judged.ok) return reject(judged.rejection.map((issue) => ({ ...issue, actual: null })))
    const color = options['93'] ?? ''
    const snapshot = snapshotOf(this.model, { measures, choices, profile: profileOfColor(this.model, color) ?? '' })
    const child = this.#product.configurable_children?.find(
      (candidate) => candidate.color === color && candidate.size === this.model.size_value,
    )
    return accept({
      sku: child?.sku ?? piece.sku,
      price_incl_tax: toKronor(snapshot.breakdown.total),
      made_to_measure: snapshot,
    })
  }

  #answering(sku: string): void {
    if (this.failure) throw this.failure
    if (sku !== this.#product.sku)
      throw new HostRejection({ code: 404, result: 'This product is not made to measure.' })
  }
}
