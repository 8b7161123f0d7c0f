import type { Choices, MadeToMeasureModel, MadeToMeasureSnapshot, Measures } from './model'
import { price, type SpecialPrice } from './price'

export interface ProfiledPiece {
  readonly measures: Measures
  readonly choices: Choices
  readonly profile: string
}

/** The snapshot that a cart or order line stores, priced with the present model. */
export function snapshotOf(
  model: MadeToMeasureModel,
  { measures, choices, profile }: ProfiledPiece,
  special?: SpecialPrice,
): MadeToMeasureSnapshot {
  const { version, family, thickness, radius, frame, hinges, bars } = model
  return {
    version,
    family,
    thickness,
    profile,
    measures,
    choices,
    breakdown: price(model, measures, choices, profile, special),
    ...(radius === undefined ? undefined : { radius }),
    ...(frame === undefined ? undefined : { frame }),
    ...(hinges === undefined ? undefined : { hinges }),
    ...(bars === undefined ? undefined : { bars }),
  }
}
