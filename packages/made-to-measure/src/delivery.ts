import type { MadeToMeasureModel, Measures } from './model'
import { standardSizeOf } from './standard-size'

/** A window of working days. */
export interface DeliveryWindow {
  readonly from: number
  readonly to: number
}

export function delivery(model: MadeToMeasureModel, measures: Measures): DeliveryWindow {
  const { standard_days, made_to_measure_days } = model.delivery
  const [from, to] = standardSizeOf(model, measures) ? standard_days : made_to_measure_days
  return { from, to }
}
