import type { HtmlSanitizer } from '@vitrin/content'

/** Its code is loaded with the first page that shows HTML of a document and was not rendered on the server. */
export const domSanitizer: HtmlSanitizer = {
  async sanitize(html) {
    const { default: purify } = await import('dompurify')
    return purify.sanitize(html, {
      USE_PROFILES: { html: true },
      FORBID_TAGS: ['style', 'form', 'input', 'button'],
      FORBID_ATTR: ['style'],
    })
  },
}
