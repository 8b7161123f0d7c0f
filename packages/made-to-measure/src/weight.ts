import type { Choices, MadeToMeasureModel, Measures } from './model'
import { panes, type Pane, type PieceShape } from './panes'

const TALLEST_ON_TWO_HINGES = 1800

/** kg of all glass. */
export function weight(model: MadeToMeasureModel, measures: Measures, choices: Choices): number {
  const area = panes(model, measures, choices).reduce((sum, pane) => sum + pane.width * pane.height, 0)
  return kilograms(model, area)
}

export function paneWeight(model: MadeToMeasureModel, pane: Pane): number {
  return kilograms(model, pane.width * pane.height)
}

/** The number of hinges of a pane with this height. */
export function hingesFor({ hinges }: Pick<PieceShape, 'hinges'>, height: number): number {
  return hinges ?? (height <= TALLEST_ON_TWO_HINGES ? 2 : 3)
}

function kilograms(model: MadeToMeasureModel, areaMm2: number): number {
  return (areaMm2 * model.thickness * model.density_kg_per_m2_mm) / 1_000_000
}
