/** The usable part of a stored document, and the names of its invalid fields. */
export interface Checked<Doc> {
  readonly doc: Doc
  readonly faults: readonly string[]
}

/**
 * Checks a document that any version of the shop may have stored; `undefined`, an empty storage, is no fault. Never
 * throws.
 */
export type Check<Doc> = (stored: unknown) => Checked<Doc>

export type Fields = Readonly<Record<string, unknown>>
export type Guard = (value: unknown) => boolean
/** One guard for every field: a field that is added to the document needs one here too. */
export type Guards<Doc> = { readonly [Field in keyof Doc]-?: Guard }

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isString: Guard = (value) => typeof value === 'string'
export const isNonEmptyString: Guard = (value) => typeof value === 'string' && value !== ''
export const isNumber: Guard = (value) => typeof value === 'number' && Number.isFinite(value)
export const isCount: Guard = (value) => Number.isInteger(value) && (value as number) >= 0
export const isBoolean: Guard = (value) => typeof value === 'boolean'
export const isListOf =
  (isEntry: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.every(isEntry)
export const isOneOf =
  (...values: readonly unknown[]): Guard =>
  (value) =>
    values.includes(value)
export const nullOr =
  (guard: Guard): Guard =>
  (value) =>
    value === null || guard(value)
export const optional =
  (guard: Guard): Guard =>
  (value) =>
    value === undefined || guard(value)
export const hasFields =
  (guards: Readonly<Record<string, Guard>>): Guard =>
  (value) =>
    isObject(value) && invalidFields(guards, value).length === 0

/** Names of the fields that their guard refuses. */
export function invalidFields(guards: Readonly<Record<string, Guard>>, fields: Fields): string[] {
  return Object.keys(guards).filter((field) => !guards[field]!(fields[field]))
}

/**
 * The stored document, with the value of `empty` for each field that is missing or invalid. A missing field is no
 * fault:
 * an older version did not store it.
 */
export function withDefaults<Doc extends object>(empty: Doc, guards: Guards<Doc>, stored: unknown): Checked<Doc> {
  if (stored === undefined) return { doc: empty, faults: [] }
  if (!isObject(stored)) return { doc: empty, faults: ['no document'] }
  const filled = { ...empty, ...stored }
  const faults = invalidFields(guards, filled)
  const instead = Object.fromEntries(faults.map((field) => [field, empty[field as keyof Doc]]))
  return { doc: { ...filled, ...instead }, faults }
}

/** The entries that pass; an empty storage gives an empty list. */
export function checkedList<Entry>(isSound: (entry: unknown) => boolean): Check<readonly Entry[]> {
  return (stored) => {
    if (stored === undefined) return { doc: [], faults: [] }
    if (!Array.isArray(stored)) return { doc: [], faults: ['no list'] }
    const faults = stored.flatMap((entry, index) => (isSound(entry) ? [] : [`[${index}]`]))
    return { doc: stored.filter(isSound) as Entry[], faults }
  }
}
