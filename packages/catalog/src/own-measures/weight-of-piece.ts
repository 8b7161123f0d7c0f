import { weight } from '@vitrin/made-to-measure'
import type { ModelMeasurement } from './model-measurement'

/** The weight of the glass in kg; `undefined` while a length is wrong or missing. */
export function weightOfPiece({
  model,
  choices,
  issues,
  measuresToDraw: measures,
}: Pick<ModelMeasurement, 'model' | 'choices' | 'issues' | 'measuresToDraw'>): number | undefined {
  const isWhole = model.dimensions.every(({ code }) => measures[code] !== undefined)
  return isWhole && issues.length === 0 ? weight(model, measures, choices) : undefined
}
