import type { HtmlSanitizer } from '@vitrin/content'
import sanitizeHtml from 'sanitize-html'

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
        allowedSchemes: ['http', 'https', 'mailto', 'tel'],
      }),
    ),
}
