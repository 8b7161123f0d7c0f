/** A JSON object whose fields are not checked yet. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * The fields of an entry. Strapi 4 wraps them in `attributes`, and relations and media in `data`; Strapi 5 does
 * neither. Undefined for anything that is not an entry.
 */
export function fieldsOf(value: unknown): Fields | undefined {
  if (!isObject(value)) return undefined
  if ('data' in value) return fieldsOf(value['data'])
  return isObject(value['attributes']) ? value['attributes'] : value
}

/** The entries of a list, a single entry or `null`, in either version. */
export function entriesOf(value: unknown): readonly Fields[] {
  if (isObject(value) && 'data' in value) return entriesOf(value['data'])
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value]
  return entries.map(fieldsOf).filter((fields) => fields !== undefined)
}

/** Undefined for an empty text, too. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** Undefined for an address that browsers would run instead of opening it. */
export function linkOf(value: unknown): string | undefined {
  const text = textOf(value)
  // Browsers read the scheme without blanks and control characters, which are all below `!`.
  const [, scheme = 'https'] = /^([a-z][a-z\d.+-]*):/i.exec(text?.replaceAll(/[^!-\u{10ffff}]/gu, '') ?? '') ?? []
  return ['http', 'https', 'mailto', 'tel'].includes(scheme.toLowerCase()) ? text : undefined
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Undefined for a text that is no time. */
export function timeOf(value: unknown): string | undefined {
  const text = textOf(value)
  return text === undefined || Number.isNaN(Date.parse(text)) ? undefined : text
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
