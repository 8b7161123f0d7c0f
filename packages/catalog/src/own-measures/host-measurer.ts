import type { CustomSizeForm } from './custom-size'
import { HostMeasurement, type HostAnswer } from './host-measurement'
import type { MeasureRequest } from './measured-piece'
import type { Measurer } from './measurer'

/** Measures by what the host has answered so far. */
export class HostMeasurer implements Measurer {
  readonly #form: CustomSizeForm | undefined
  readonly #answer: HostAnswer | undefined

  constructor(form: CustomSizeForm | undefined, answer: HostAnswer | undefined) {
    this.#form = form
    this.#answer = answer
  }

  measure(request: MeasureRequest): HostMeasurement {
    return new HostMeasurement(this.#form, this.#answer, request)
  }
}
