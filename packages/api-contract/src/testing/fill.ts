import { valueAt } from './read-path'

/** What is known during play: of the shop, of the caller, and kept from answers. */
export type Values = Readonly<Record<string, unknown>>

/**
 * Replaces `{{name}}` and `{{name.path}}`. A text that is one placeholder becomes the value itself; `{ $text }` makes a
 * text of it.
 */
export function fill(
  template: unknown,
  values: Values,
): { readonly filled: unknown; readonly missing: readonly string[] } {
  const missing = new Set<string>()
  const look = (path: string): unknown => {
    const value = valueAt(values, path)
    if (value === undefined) missing.add(path)
    return value
  }
  const visit = (part: unknown): unknown => {
    if (typeof part === 'string') return fillText(part, look)
    if (Array.isArray(part)) return part.map(visit)
    if (typeof part !== 'object' || part === null) return part
    const { $from, $text, ...own } = part as Readonly<Record<string, unknown>>
    if ($text !== undefined) return plainText(visit($text))
    const fields = Object.entries(own).map(([name, field]) => [name, visit(field)] as const)
    const from = $from === undefined ? {} : (visit($from) as object)
    return { ...from, ...Object.fromEntries(fields) }
  }
  const filled = visit(template)
  return { filled, missing: [...missing] }
}

function fillText(text: string, look: (path: string) => unknown): unknown {
  const [, whole] = /^\{\{([^{}]+)\}\}$/.exec(text) ?? []
  if (whole !== undefined) return look(whole)
  return text.replace(/\{\{([^{}]+)\}\}/g, (_, path: string) => plainText(look(path)))
}

/** As a text of an address or a message: a document has none of its own. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
