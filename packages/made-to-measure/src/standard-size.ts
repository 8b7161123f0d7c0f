import type { MadeToMeasureModel, Measures, StandardSize } from './model'

/** The standard size with exactly these measures, which is then sold as that child (design: made to measure). */
export function standardSizeOf(model: MadeToMeasureModel, measures: Measures): StandardSize | undefined {
  return model.standard_sizes.find((size) => model.dimensions.every(({ code }) => size[code] === measures[code]))
}
