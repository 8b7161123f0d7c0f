import type { HtmlSanitizer } from '@vitrin/content'
import sanitizeHtml from 'sanitize-html'
import { ATTRIBUTES, contentAttribute, GONE_WITH_CONTENT, TAGS } from '../src/content-html'

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS],
  nonTextTags: [...GONE_WITH_CONTENT],
  allowedAttributes: Object.fromEntries(Object.entries(ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attribs).flatMap(([name, value]) => {
          const kept = contentAttribute(tagName, name, value)
          return kept === undefined ? [] : [[name, kept]]
        }),
      ),
    }),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
}

/** Longer texts are cleaned each time, so that what is remembered stays small. */
const LONGEST_REMEMBERED = 20_000
const MOST_REMEMBERED = 200
/** What was cleaned, by its text: every page shows the same blocks. In the order of the last use. */
const remembered = new Map<string, string>()

/** Cleans the HTML of documents by the same rules as the sanitizer of the browser. */
export const htmlSanitizer: HtmlSanitizer = {
  sanitize(html) {
    const clean = remembered.get(html) ?? sanitizeHtml(html, RULES)
    remembered.delete(html)
    if (html.length <= LONGEST_REMEMBERED) remembered.set(html, clean)
    const [oldest] = remembered.keys()
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    return Promise.resolve(clean)
  },
}
