import { attributeInContent } from './content-ids'

/** What stays in the HTML of documents, which comes from people and other systems: text, lists, tables, pictures. */
export const TAGS: readonly string[] = (
  'address article aside footer header h1 h2 h3 h4 h5 h6 hgroup main nav section ' +
  'blockquote dd div dl dt figcaption figure hr li menu ol p pre ul ' +
  'a abbr b bdi bdo br cite code data dfn em i kbd mark q rb rp rt rtc ruby s samp small span strong sub sup time ' +
  'u var wbr caption col colgroup table tbody td tfoot th thead tr img'
).split(' ')

/** Elements that go with what they hold; of others that are not in `TAGS` the text stays. */
export const GONE_WITH_CONTENT: readonly string[] = (
  'audio iframe math noembed noframes noscript object option plaintext script select style svg template textarea ' +
  'title video xmp'
).split(' ')

export const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '*': ['id', 'lang'],
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

const SCHEMES = ['http', 'https', 'mailto', 'tel']

/** The value of an attribute in the shop; undefined for one that has to go. Both names are in small letters. */
export function contentAttribute(tag: string, name: string, value: string): string | undefined {
  const isAllowed = ATTRIBUTES['*']!.includes(name) || ATTRIBUTES[tag]?.includes(name)
  if (!isAllowed || (value === '' && name !== 'alt')) return undefined
  return (name === 'href' || name === 'src') && !isSafeAddress(value) ? undefined : attributeInContent(name, value)
}

function isSafeAddress(address: string): boolean {
  // Browsers read the scheme without blanks and control characters, which are all below `!`.
  const [, scheme] = /^([a-z][a-z\d.+-]*):/i.exec(address.replaceAll(/[^!-\u{10ffff}]/gu, '')) ?? []
  return scheme === undefined || SCHEMES.includes(scheme.toLowerCase())
}
