/** A document that nobody has looked into yet. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The documents of a list; none where there is no list. */
export function fieldsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? (value as readonly unknown[]).filter(isFields) : []
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
