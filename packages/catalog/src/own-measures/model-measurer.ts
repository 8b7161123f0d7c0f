import type { MadeToMeasureModel } from '@vitrin/made-to-measure'
import type { CuttingRules } from './cutting-rules'
import type { MeasureRequest } from './measured-piece'
import type { Measurer } from './measurer'
import { ModelMeasurement } from './model-measurement'

/** Measures by the model in the product's document. */
export class ModelMeasurer implements Measurer {
  readonly #model: MadeToMeasureModel
  readonly #rules: CuttingRules | undefined

  /** Without the rules, which are loaded late, no length can be read and no piece has a price. */
  constructor(model: MadeToMeasureModel, rules: CuttingRules | undefined) {
    this.#model = model
    this.#rules = rules
  }

  measure(request: MeasureRequest): ModelMeasurement {
    return new ModelMeasurement(this.#model, this.#rules, request)
  }
}
