import { decodeHTMLStrict } from 'entities'
import { isFields, type Fields } from './fields'

/** Plain text for people, wherever in a document it stands. Descriptions and content are HTML and stay so. */
const TITLES = new Set([
  'name', 'title', 'label', 'lab', 'default_label', 'frontend_label', 'default_frontend_label', 'store_label',
  'meta_title', 'meta_description', 'meta_keyword', 'meta_keywords', 'content_heading',
])

/** `LumaTech&trade;` → `LumaTech™` (contract §15.22). The same document where there is nothing to decode. */
export function decodeTitles(fields: Fields): Fields {
  // Attributes in a list: `{ attribute_code: 'name', value: … }` (contract §3.1 note a).
  const listed = typeof fields.attribute_code === 'string' && TITLES.has(fields.attribute_code)
  let isChanged = false
  const entries = Object.entries(fields).map(([key, value]): [string, unknown] => {
    const isTitle = TITLES.has(key) || (listed && key === 'value')
    const decoded = isTitle && typeof value === 'string' ? decodeHTMLStrict(value) : decodedValue(value)
    isChanged ||= decoded !== value
    return [key, decoded]
  })
  return isChanged ? Object.fromEntries(entries) : fields
}

function decodedValue(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value as readonly unknown[]
    const decoded = items.map(decodedValue)
    return decoded.some((item, index) => item !== items[index]) ? decoded : value
  }
  return isFields(value) ? decodeTitles(value) : value
}
