import type { HtmlSanitizer } from '@vitrin/content'
import sanitizeHtml from 'sanitize-html'
import { attributeInContent } from '../src/content-ids'

/**
 * Cleans the HTML of documents, which comes from people and other systems. It keeps text, lists, tables, links and
 * pictures.
 */
export const htmlSanitizer: HtmlSanitizer = {
  sanitize: (html) =>
    Promise.resolve(
      sanitizeHtml(html, {
        allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
        allowedAttributes: {
          a: ['href', 'title'],
          img: ['src', 'alt', 'width', 'height', 'loading'],
          th: ['scope', 'colspan', 'rowspan'],
          td: ['colspan', 'rowspan'],
          '*': ['id', 'lang'],
        },
        transformTags: {
          '*': (tagName, attribs) => ({
            tagName,
            attribs: Object.fromEntries(
              Object.entries(attribs).map(([name, value]) => [name, attributeInContent(name, value)]),
            ),
          }),
        },
        allowedSchemes: ['http', 'https', 'mailto', 'tel'],
      }),
    ),
}
