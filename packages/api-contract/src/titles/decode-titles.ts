import type { WireDocument } from '../compaction/compact-product'
import { shortNames } from '../compaction/field-names'

/** The fields with plain text. Descriptions and content are HTML and are not decoded. */
const TITLES: ReadonlySet<string> = new Set([
  'name',
  shortNames.name,
  'title',
  'label',
  'lab',
  'default_label',
  'frontend_label',
  'default_frontend_label',
  'store_label',
  'meta_title',
  'meta_description',
  'meta_keyword',
  'meta_keywords',
  'content_heading',
])

type Decode = (text: string) => string

/**
 * Decodes entities in titles: `LumaTech&trade;` → `LumaTech™` (contract §15.22). A document without any is returned
 * as it is.
 */
export function decodeTitles(document: WireDocument, decode: Decode): WireDocument {
  // Attributes in a list: `{ attribute_code: 'name', value: … }` (contract §3.1 note a).
  const { attribute_code: code } = document
  const listed = typeof code === 'string' && TITLES.has(code)
  let isChanged = false
  const entries = Object.entries(document).map(([key, value]): [string, unknown] => {
    const isTitle = TITLES.has(key) || (listed && key === 'value')
    const decoded = isTitle && typeof value === 'string' ? decode(value) : decodedValue(value, decode)
    isChanged ||= decoded !== value
    return [key, decoded]
  })
  return isChanged ? Object.fromEntries(entries) : document
}

function decodedValue(value: unknown, decode: Decode): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) return decodeTitles(value as WireDocument, decode)
  const items = value as readonly unknown[]
  const decoded = items.map((item) => decodedValue(item, decode))
  return decoded.some((item, index) => item !== items[index]) ? decoded : value
}
