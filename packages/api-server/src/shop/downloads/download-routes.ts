import { readFile } from 'node:fs/promises'
import { basename, extname, resolve, sep } from 'node:path'
import { shopRequests } from '@vitrin/api-contract'
import { shopEndpoints } from '@vitrin/api-contract/wire'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { MailMessageKey } from '@vitrin/i18n'
import { createRoutes, serve, type ApiRoutes } from '../../http'
import { mailWords } from '../../mail/mail-words'
import type { ShopView } from '../../shop-options'
import type { ShopContext } from '../context'

const TYPES: Readonly<Record<string, string>> = { '.pdf': 'application/pdf', '.zip': 'application/zip' }
/** The address holds the key: it is neither stored nor sent to another site. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** Files of downloadable products, for the holder of a link. */
export function downloadRoutes(context: ShopContext): ApiRoutes {
  const routes = createRoutes()
  const { downloadsFolder, downloads, database, clock } = context
  serve(routes, shopEndpoints.download, shopRequests.download, async ({ query, view, request }) => {
    const found = downloads.find(query.key ?? '', clock.now())
    if (found.state !== 'ready') return refusal(context, view, found.state)
    const path = downloadsFolder && resolve(downloadsFolder, `.${sep}${found.file.file}`)
    if (!path || !path.startsWith(resolve(downloadsFolder) + sep)) return refusal(context, view, 'unknown')
    const content = await readFile(path).catch(() => undefined)
    if (!content) return refusal(context, view, 'unknown')
    if (request.method === 'GET') database.downloads.add(found.itemId, found.file.id)
    return new Response(new Uint8Array(content), {
      headers: {
        ...PRIVATE,
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'content-length': String(content.length),
        'content-disposition': `attachment; filename="${basename(path)}"`,
        'x-content-type-options': 'nosniff',
      },
    })
  })
  return routes
}

const BODY = "margin:0;padding:15vh 1.5rem;font:1rem/1.5 'Helvetica Neue',Arial,sans-serif;color:#12201b"

const TEXTS = {
  ended: ['mail.download.ended', 'mail.download.endedText', 410],
  unknown: ['mail.download.unknown', 'mail.download.unknownText', 404],
} as const satisfies Readonly<Record<string, readonly [title: MailMessageKey, text: MailMessageKey, status: number]>>

/** A page, because a person opened the link. */
function refusal({ shop, downloadLimits }: ShopContext, view: ShopView, state: keyof typeof TEXTS): Response {
  const [title, text, status] = TEXTS[state]
  const { t, locale, shopLink } = mailWords(shop, view, 'http://localhost')
  const values = { days: String(downloadLimits.validDays), times: String(downloadLimits.times) }
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t(title)}</title>
</head>
<body style="${BODY}">
<main style="max-width:34rem;margin:0 auto">
<h1 style="font-size:1.75rem;line-height:1.2">${t(title)}</h1>
<p>${t(text, values)}</p>
<p><a href="${new URL(shopLink).pathname}" style="color:#0e5b4c">${t('mail.toShop')}</a></p>
</main>
</body>
</html>
`
  // `html` gives a promise only for content with promises.
  const body = (page as HtmlEscapedString).toString()
  return new Response(body, { status, headers: { ...PRIVATE, 'content-type': 'text/html; charset=utf-8' } })
}
