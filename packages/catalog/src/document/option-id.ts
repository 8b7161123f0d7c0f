/** Ids of options arrive as numbers or strings: compare them as strings (contract §3). */
export type OptionId = string | number

/** Each id as one string. Documents have ids as numbers, strings, comma lists, arrays or objects (contract §3). */
export function optionIds(value: unknown): readonly string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap(optionIds)
  if (typeof value === 'object') return 'id' in value ? optionIds(value.id) : []
  const ids = `${value as string | number | boolean}`
  // Variants have one value of an attribute, and a page compares hundreds of them.
  if (!ids.includes(',')) return ids.trim() === '' ? [] : [ids.trim()]
  return ids
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
}
