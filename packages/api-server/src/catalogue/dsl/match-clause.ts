import type { MatchClause } from '../../search/clause'
import { termOf, type Scalar } from '../../search/field-values'

/** Texts that the original's index keeps whole (`keyword` in its schemas); it cuts all other texts into words. */
const KEYWORDS = new Set(['sku', 'url_key', 'url_path', 'slug', 'identifier', 'type_id', 'attribute_code'])

/** Whether a field of a query holds whole texts and not words. */
export function isKeyword(name: string): boolean {
  return KEYWORDS.has(name.slice(name.lastIndexOf('.') + 1)) || name.endsWith('.keyword')
}

interface Requested {
  /** The name in the query. */
  readonly name: string
  /** The path in documents. */
  readonly field: string
  readonly value: Scalar
  readonly needs: 'any' | 'all' | 'phrase'
  readonly boost: number
}

/** Keywords and truth values are compared as a whole, texts by their words. The words of `12.5` are one number. */
export function matchClause({ name, field, value, needs, boost }: Requested): MatchClause {
  if (typeof value === 'boolean' || isKeyword(name))
    return { kind: 'match', field, text: termOf(value), needs: 'whole', boost }
  return { kind: 'match', field, text: String(value), needs: typeof value === 'number' ? 'phrase' : needs, boost }
}
