import type { Dimension, Measures } from '@vitrin/made-to-measure'
import type { CustomChoices } from '../selection/custom-options'

/** Each length as text: as it was typed, else as the usual length of its dimension. */
export function typedLengths(
  dimensions: readonly Dimension[],
  custom: CustomChoices,
  usual: Measures = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    dimensions.map((dimension) => [
      dimension.code,
      custom[dimension.option_id] ?? String(usual[dimension.code] ?? dimension.default),
    ]),
  )
}

/** The values of custom options that keep these lengths. */
export function lengthOptions(
  dimensions: readonly Dimension[],
  typed: Readonly<Record<string, string | number | undefined>>,
): CustomChoices {
  return Object.fromEntries(
    dimensions.flatMap(({ code, option_id }) => {
      const length = typed[code]
      return length === undefined ? [] : [[String(option_id), String(length)]]
    }),
  )
}
