import { contentInView, type RoutedViews } from '@vitrin/routing'
import purify from 'dompurify'

/** Makes the HTML of a document safe to render, with links that stay in the shown view. */
export function cleanHtml(html: string, views: RoutedViews): string {
  const safe = purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button'],
    FORBID_ATTR: ['style'],
  })
  return contentInView(safe, views)
}
