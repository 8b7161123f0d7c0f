import { html } from 'hono/html'
import type { IdGenerator } from '@vitrin/kernel'
import { answer, createRoutes, NO_STORE, refuse, type ApiRoutes } from '../http'
import { mailWords, type MailWords } from '../mail/mail-words'
import { AttemptLimiter } from '../shop/users/attempt-limiter'
import type { ShopOptions, ShopView } from '../shop-options'
import { act, knownAction } from './act'
import { checkKey, retryAfter } from './check-key'
import { enter, entrance, redirect } from './entrance'
import { inboxDocument, readInbox } from './inbox'
import { inboxMarkup } from './inbox-page'
import { page } from './page-frame'
import { sendAttachment } from './send-attachment'
import { sendReviewPicture } from './send-review-picture'
import type { WorkshopContext, WorkshopOptions } from './workshop-context'
import { WorkshopSessions } from './workshop-session'
import { WORKSHOP_STYLE } from './workshop-style'

interface WorkshopRoutesOptions extends Omit<WorkshopContext, 'key' | 'sessions' | 'attempts'> {
  /** Without it nothing is there. */
  readonly workshop: WorkshopOptions | undefined
  readonly shop: ShopOptions
  readonly ids: IdGenerator
}

/** The workshop: a call for programs, and a page for people in the language of each store view. */
export function workshopRoutes({ workshop, shop, ids, ...parts }: WorkshopRoutesOptions): ApiRoutes {
  const routes = createRoutes()
  if (!workshop || workshop.key === '') return routes
  const { database, clock } = parts
  const { key, isSecure = false } = workshop
  const sessions = new WorkshopSessions({ database, clock, ids, key, isSecure })
  const context: WorkshopContext = { ...parts, key, sessions, attempts: new AttemptLimiter(database, clock) }
  routes.get('/api/workshop/inbox', ({ req }) => answerInbox(context, req.raw))
  for (const view of shop.views) routes.route(`/${view.storeView.storeCode}/verkstad`, pages(context, shop, view))
  return routes
}

function answerInbox(context: WorkshopContext, request: Request): Response {
  const [, given = ''] = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  const check = checkKey(context, request, given.trim())
  if (check.state === 'wait')
    return refuse('too-many-requests', 'Too many attempts. Please wait and try again later.', {
      headers: { ...NO_STORE, ...retryAfter(check.retryAfterMs) },
    })
  if (check.state === 'wrong') return refuse('login-failed', 'The key of the workshop is wrong.', { headers: NO_STORE })
  return answer(inboxDocument(readInbox(context.database)), { headers: NO_STORE })
}

function pages(context: WorkshopContext, shop: ShopOptions, view: ShopView): ApiRoutes {
  const { sessions, database, catalogue } = context
  const routes = createRoutes()
  // Links in the page are paths of this shop.
  const words = pathWords(mailWords(shop, view, 'http://localhost'))
  const path = `/${view.storeView.storeCode}/verkstad`
  const visit = { words, path }
  const notFound = (): Response =>
    page({ ...visit, content: html`<h1>${words.t('mail.workshop.notFound')}</h1>${backLink(visit)}` }, { status: 404 })

  routes.get('/', ({ req }) => {
    const session = sessions.of(req.raw)
    if (session === undefined) return entrance(visit)
    const content = inboxMarkup({
      ...visit,
      inbox: readInbox(database),
      formToken: sessions.formToken(session),
      done: knownAction(req.query('done') ?? ''),
      productName: (id) => catalogue.byId(id)?.name,
    })
    return page({ ...visit, content })
  })

  routes.post('/', async ({ req }) => {
    const form = new URLSearchParams(await req.text())
    const name = form.get('action') ?? ''
    if (name === 'enter') return enter(context, req.raw, form.get('key') ?? '', visit)
    const session = sessions.of(req.raw)
    if (session === undefined || !sessions.isFormToken(session, form.get('csrf') ?? ''))
      return entrance(visit, 'mail.workshop.ended', { status: 403 })
    if (name === 'leave') return redirect(path, { 'set-cookie': sessions.end(path) })
    const action = knownAction(name)
    const id = Number(form.get('id'))
    if (!action || !Number.isSafeInteger(id)) return notFound()
    act(context, action, id)
    return redirect(`${path}?done=${action}`)
  })

  routes.get('/files/:id{[0-9]+}', async ({ req }) => {
    if (sessions.of(req.raw) === undefined) return entrance(visit, undefined, { status: 403 })
    return (await sendAttachment(context, Number(req.param('id')))) ?? notFound()
  })

  routes.get('/pictures/:file{[0-9a-f]+}', async ({ req }) => {
    if (sessions.of(req.raw) === undefined) return entrance(visit, undefined, { status: 403 })
    return (await sendReviewPicture(context, req.param('file'))) ?? notFound()
  })

  routes.get('/style.css', () => {
    const headers = { 'content-type': 'text/css; charset=utf-8', 'x-content-type-options': 'nosniff' }
    return new Response(WORKSHOP_STYLE, { headers })
  })
  return routes
}

function pathWords(words: MailWords): MailWords {
  return { ...words, link: (path) => path }
}

function backLink({ words, path }: { readonly words: MailWords; readonly path: string }) {
  return html`<p><a href="${path}">${words.t('mail.workshop.title')}</a></p>`
}
