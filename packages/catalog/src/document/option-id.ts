/** Ids of options arrive as numbers or strings: compare them as strings (contract §3). */
export type OptionId = string | number

/** Each id as one string. Documents have ids as numbers, strings, comma lists, arrays or objects (contract §3). */
export function optionIds(value: unknown): readonly string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap(optionIds)
  if (typeof value === 'object') return 'id' in value ? optionIds(value.id) : []
  return String(value as string | number | boolean)
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
}
