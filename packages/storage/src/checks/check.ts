/** What can be used of a stored document, and where it was not as it must be. */
export interface Checked<Doc> {
  readonly doc: Doc
  readonly faults: readonly string[]
}

/** Looks at what was stored, by whichever version; `undefined` is nothing and no fault. Must never throw. */
export type Check<Doc> = (stored: unknown) => Checked<Doc>

export type Fields = Readonly<Record<string, unknown>>
export type Kind = (value: unknown) => boolean
/** A kind for every field: one that is added to the document is not forgotten here. */
export type Kinds<Doc> = { readonly [Field in keyof Doc]-?: Kind }

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isText: Kind = (value) => typeof value === 'string'
export const isName: Kind = (value) => typeof value === 'string' && value !== ''
export const isNumber: Kind = (value) => typeof value === 'number' && Number.isFinite(value)
export const isCount: Kind = (value) => Number.isInteger(value) && (value as number) >= 0
export const isFlag: Kind = (value) => typeof value === 'boolean'
export const isListOf =
  (isEntry: Kind): Kind =>
  (value) =>
    Array.isArray(value) && value.every(isEntry)
export const isOneOf =
  (...values: readonly unknown[]): Kind =>
  (value) =>
    values.includes(value)
export const orNull =
  (isKind: Kind): Kind =>
  (value) =>
    value === null || isKind(value)
export const hasFields =
  (kinds: Readonly<Record<string, Kind>>): Kind =>
  (value) =>
    isFields(value) && misfits(kinds, value).length === 0

/** The fields that are not of their kind. */
export function misfits(kinds: Readonly<Record<string, Kind>>, fields: Fields): string[] {
  return Object.keys(kinds).filter((field) => !kinds[field]!(fields[field]))
}

/**
 * `empty` with every stored field that is of its kind: what an older version lacked is filled in, what is of another
 * kind is a fault.
 */
export function fitted<Doc extends object>(empty: Doc, kinds: Kinds<Doc>, stored: unknown): Checked<Doc> {
  if (stored === undefined) return { doc: empty, faults: [] }
  if (!isFields(stored)) return { doc: empty, faults: ['no document'] }
  const filled = { ...empty, ...stored }
  const faults = misfits(kinds, filled)
  const instead = Object.fromEntries(faults.map((field) => [field, empty[field as keyof Doc]]))
  return { doc: { ...filled, ...instead }, faults }
}

/** The entries that pass; nothing stored is the empty list. */
export function checkedList<Entry>(isSound: (entry: unknown) => boolean): Check<readonly Entry[]> {
  return (stored) => {
    if (stored === undefined) return { doc: [], faults: [] }
    if (!Array.isArray(stored)) return { doc: [], faults: ['no list'] }
    const faults = stored.flatMap((entry, index) => (isSound(entry) ? [] : [`[${index}]`]))
    return { doc: stored.filter(isSound) as Entry[], faults }
  }
}
