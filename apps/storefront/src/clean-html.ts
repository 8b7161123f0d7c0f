import { contentInView, type RoutedViews } from '@vitrin/routing'
import purify from 'dompurify'
import { attributeInContent } from './content-ids'

purify.addHook('afterSanitizeAttributes', (element) => {
  for (const { name, value } of element.attributes) element.setAttribute(name, attributeInContent(name, value))
})

/** Makes the HTML of a document safe to render, with links that stay in the shown view. */
export function cleanHtml(html: string, views: RoutedViews): string {
  const safe = purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button'],
    FORBID_ATTR: ['style', 'name'],
  })
  return contentInView(safe, views)
}
