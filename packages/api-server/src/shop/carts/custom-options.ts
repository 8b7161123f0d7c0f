import type { ProductPart } from '@vitrin/catalog'
import type { CustomOptionChoice, FieldRefusal } from '@vitrin/kernel'

export const ONE_VALUE: ReadonlySet<string> = new Set(['radio', 'select', 'drop_down'])
const SEVERAL_VALUES = new Set(['checkbox', 'multiple'])
const TYPED = new Set(['field', 'area', 'date', 'date_time', 'time'])

/** The formats in which browsers send dates and times. */
const FORMS: Readonly<Record<string, { readonly pattern: RegExp; readonly expected: string }>> = {
  date: { pattern: /^\d{4}-\d{2}-\d{2}$/, expected: 'a date (YYYY-MM-DD)' },
  date_time: { pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, expected: 'a date with a time (YYYY-MM-DDTHH:mm)' },
  time: { pattern: /^\d{2}:\d{2}$/, expected: 'a time (HH:mm)' },
}

/**
 * Refuses options that the product does not have, values that it does not offer, and missing required options
 * (contract §15.10).
 */
export function customOptionRefusals(
  options: readonly ProductPart<'custom_options'>[],
  choices: readonly CustomOptionChoice[],
): readonly FieldRefusal[] {
  const missing = options
    .filter(
      ({ option_id, is_require }) => is_require && choices.every((choice) => choice.option_id !== String(option_id)),
    )
    .map(({ option_id, title }) => ({ field: String(option_id), message: `is required (${title})` }))
  return [...missing, ...choices.flatMap((choice, index) => choiceRefusals(options, choice, choices.slice(0, index)))]
}

function choiceRefusals(
  options: readonly ProductPart<'custom_options'>[],
  { option_id, option_value }: CustomOptionChoice,
  before: readonly CustomOptionChoice[],
): readonly FieldRefusal[] {
  const refusal = (message: string) => [{ field: option_id, message }]
  const option = options.find((candidate) => String(candidate.option_id) === option_id)
  if (!option) return refusal('is no option of this product')
  if (before.some((choice) => choice.option_id === option_id)) return refusal('should be chosen once')
  if (TYPED.has(option.type)) {
    const most = option.max_characters ?? 0
    if (most > 0 && option_value.length > most) return refusal(`should have at most ${most} characters`)
    const form = FORMS[option.type]
    return form && !form.pattern.test(option_value) ? refusal(`should be ${form.expected}`) : []
  }
  if (!ONE_VALUE.has(option.type) && !SEVERAL_VALUES.has(option.type))
    return refusal(`cannot be ordered here (${option.type})`)
  const chosen = SEVERAL_VALUES.has(option.type) ? option_value.split(',') : [option_value]
  const offered = (option.values ?? []).map(({ option_type_id }) => String(option_type_id))
  return chosen.every((id) => offered.includes(id)) ? [] : refusal(`should be one of ${offered.join(', ')}`)
}
