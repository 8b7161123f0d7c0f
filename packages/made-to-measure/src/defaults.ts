import type { Choices, MadeToMeasureModel, Measures } from './model'

export function defaultMeasures(model: MadeToMeasureModel): Measures {
  return Object.fromEntries(model.dimensions.map((dimension) => [dimension.code, dimension.default]))
}

/** The first value of every choice. */
export function defaultChoices(model: MadeToMeasureModel): Choices {
  return Object.fromEntries(model.choices.flatMap(({ code, values }) => (values[0] ? [[code, values[0].id]] : [])))
}

/** The profile with this value of the attribute `color`. */
export function profileOfColor(model: MadeToMeasureModel, colorValue: string | number): string | undefined {
  return model.profiles.find(({ color }) => color === String(colorValue))?.id
}
