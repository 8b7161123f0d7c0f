import { html } from 'hono/html'
import type { MailWords } from '../mail/mail-words'
import { checkKey, retryAfter } from './check-key'
import { page } from './page-frame'
import type { WorkshopContext } from './workshop-context'

interface Visit {
  readonly words: MailWords
  /** The address of the workshop. */
  readonly path: string
}

type EntranceFault = 'mail.workshop.wrongKey' | 'mail.workshop.tooMany' | 'mail.workshop.ended'

/** The form that asks for the key. */
export function entrance(
  { words, path }: Visit,
  fault?: EntranceFault,
  init: Parameters<typeof page>[1] = {},
): Response {
  const { t } = words
  const described = fault ? html` aria-describedby="fault"` : ''
  const content = html`<h1>${t('mail.workshop.title')}</h1>
${fault ? html`<p role="alert" id="fault">${t(fault)}</p>` : ''}
<form method="post" action="${path}">
<label for="key">${t('mail.workshop.key')}</label>
<input id="key" name="key" type="password" autocomplete="current-password" required${described}>
<div><button name="action" value="enter">${t('mail.workshop.enter')}</button></div>
</form>`
  return page({ words, path, content }, init)
}

/** Begins a session for the right key. */
export function enter(context: WorkshopContext, request: Request, given: string, visit: Visit): Response {
  const check = checkKey(context, request, given)
  if (check.state === 'wait')
    return entrance(visit, 'mail.workshop.tooMany', { status: 429, headers: retryAfter(check.retryAfterMs) })
  if (check.state === 'wrong') return entrance(visit, 'mail.workshop.wrongKey', { status: 403 })
  context.security.record('workshop-entered')
  return redirect(visit.path, { 'set-cookie': context.sessions.begin(visit.path) })
}

/** Shows the page anew after a form, so that reloading does not send it again. */
export function redirect(location: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } })
}
