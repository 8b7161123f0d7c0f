import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { MailWords } from '../mail/mail-words'

export type Markup = ReturnType<typeof html>

/** A page of the workshop: never stored, never indexed, without scripts, and only with its own style. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

interface Page {
  readonly words: Pick<MailWords, 't' | 'locale'>
  /** The address of the workshop, without a slash at its end. */
  readonly path: string
  readonly content: Markup
}

export function page(
  { words: { t, locale }, path, content }: Page,
  {
    status = 200,
    headers = {},
  }: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const markup = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('mail.workshop.title')} · ${t('mail.workshop.shop')}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${path}/style.css">
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`
  // `html` gives a promise only for content with promises.
  return new Response((markup as HtmlEscapedString).toString(), { status, headers: { ...PAGE_HEADERS, ...headers } })
}
