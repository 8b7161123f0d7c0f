import type { HostMeasurement } from './host-measurement'
import type { MeasureRequest } from './measured-piece'
import type { ModelMeasurement } from './model-measurement'

/** `by` says which of the two it is. */
export type Measurement = ModelMeasurement | HostMeasurement

/**
 * Says which own measures a product can be cut to and what a piece costs. Pure: the same request gets the same answer.
 * What arrives late (cutting rules, answers of the host) makes a new measurer.
 */
export interface Measurer {
  measure(request: MeasureRequest): Measurement
}
