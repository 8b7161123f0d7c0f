/** A document that is not validated yet. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The documents in a list; empty if the value is not a list. */
export function fieldsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? (value as readonly unknown[]).filter(isFields) : []
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
