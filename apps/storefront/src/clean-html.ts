import { contentInView, type RoutedViews } from '@vitrin/routing'
import purify from 'dompurify'
import { ATTRIBUTES, contentAttribute, GONE_WITH_CONTENT, TAGS } from './content-html'

purify.addHook('uponSanitizeAttribute', (element, attribute) => {
  const value = contentAttribute(element.localName, attribute.attrName, attribute.attrValue)
  if (value === undefined) attribute.keepAttr = false
  else attribute.attrValue = value
})

/** Makes the HTML of a document safe to render, with links that stay in the shown view. */
export function cleanHtml(html: string, views: RoutedViews): string {
  const safe = purify.sanitize(html, {
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: Object.values(ATTRIBUTES).flat(),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: [...GONE_WITH_CONTENT],
  })
  return contentInView(safe, views)
}
