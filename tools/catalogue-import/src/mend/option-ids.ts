import { fieldsIn, type Fields } from '../shape/fields'
import { isTextId, numericId } from '../shape/numeric-id'

/** The ids of an attribute's options that are texts, with their numbers. */
export type OptionIds = ReadonlyMap<string, string>

export function textOptionIds(attribute: Fields): OptionIds {
  return new Map(
    fieldsIn(attribute.options).flatMap(({ value }) =>
      isTextId(value) ? [[String(value), String(numericId(value))]] : [],
    ),
  )
}

/** Replaces the ids of options in the fields of a product or variant; `ids` are by attribute code. */
export function withOptionIds(item: Fields, ids: ReadonlyMap<string, OptionIds>): Fields {
  const changed = [...ids].flatMap(([code, known]) =>
    [code, `${code}_options`].flatMap((field) => {
      const numbered = optionId(item[field], known)
      return numbered === item[field] ? [] : [[field, numbered] as const]
    }),
  )
  return changed.length === 0 ? item : { ...item, ...Object.fromEntries(changed) }
}

/** One id, a list, or several ids in a text with commas (contract §3.6). */
export function optionId(value: unknown, ids: OptionIds): unknown {
  if (Array.isArray(value)) return replaced(value as readonly unknown[], ids)
  if (typeof value !== 'string') return value
  if (ids.has(value)) return ids.get(value)
  if (!value.includes(',')) return value
  const entries = value.split(',').map((entry) => entry.trim())
  const numbered = replaced(entries, ids)
  return numbered === entries ? value : numbered
}

function replaced(list: readonly unknown[], ids: OptionIds): readonly unknown[] {
  const numbered = list.map((entry) => (typeof entry === 'string' ? (ids.get(entry) ?? entry) : entry))
  return numbered.some((entry, index) => entry !== list[index]) ? numbered : list
}
