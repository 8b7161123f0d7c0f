import { html } from 'hono/html'
import type { StoredQuestion, StoredWithdrawal, WaitingReview } from '../database'
import { contextLines } from '../mail/question'
import type { MailWords } from '../mail/mail-words'
import type { Inbox } from './inbox'
import type { Markup } from './page-frame'

/** What a button of the page does. */
export type WorkshopAction = 'approve' | 'refuse' | 'answered' | 'handled'

/** More are shown once these are done. */
const MOST_SHOWN = 50

export interface InboxView {
  readonly inbox: Inbox
  readonly words: MailWords
  /** The address of the workshop. */
  readonly path: string
  readonly formToken: string
  /** The action that was just done. */
  readonly done: WorkshopAction | undefined
  /** The name of a product by its id. */
  readonly productName: (id: number) => string | undefined
}

export function inboxMarkup(view: InboxView): Markup {
  const { inbox, words, path, formToken, done } = view
  const { t } = words
  return html`<header>
<h1>${t('mail.workshop.title')}</h1>
<form method="post" action="${path}">${hidden('csrf', formToken)}
<button class="quiet" name="action" value="leave">${t('mail.workshop.leave')}</button></form>
</header>
${done ? html`<p role="status">${t(`mail.workshop.done.${done}`)}</p>` : ''}
${part(view, 'questions', inbox.questions, (question) => questionMarkup(view, question))}
${part(view, 'reviews', inbox.reviews, (review) => reviewMarkup(view, review))}
${part(view, 'withdrawals', inbox.withdrawals, (withdrawal) => withdrawalMarkup(view, withdrawal))}`
}

function part<Item>(
  { words: { t } }: InboxView,
  name: keyof Inbox,
  items: readonly Item[],
  show: (item: Item) => Markup,
): Markup {
  const heading = t(`mail.workshop.${name}`, { number: String(items.length) })
  return html`<section aria-labelledby="${name}">
<h2 id="${name}">${heading}</h2>
${items.length === 0 ? html`<p class="note">${t('mail.workshop.nothing')}</p>` : items.slice(0, MOST_SHOWN).map(show)}
</section>`
}

function questionMarkup(view: InboxView, { id, content, files, receivedAt }: StoredQuestion): Markup {
  const { words, path } = view
  const { name, email, telephone, subject, question, quantity, context } = content
  const facts = [
    ...contextLines(context && { ...context, page: undefined }, words),
    ...(quantity === undefined ? [] : [words.t('mail.question.quantity', { quantity: String(quantity) })]),
  ]
  const links = files.map((file) => html`<li><a href="${path}/files/${String(file.id)}" download>${file.name}</a></li>`)
  const page = context?.page
  return html`<article>
<h3>${subject}</h3>
${byline(view, name, receivedAt)}
<p><a href="mailto:${email}">${email}</a> · <a href="tel:${telephone.replaceAll(/[^+\d]/g, '')}">${telephone}</a></p>
<p>${question}</p>
${facts.length > 0 ? html`<ul>${facts.map((fact) => html`<li>${fact}</li>`)}</ul>` : ''}
${page ? html`<p><a href="${page}">${words.t('mail.workshop.page')}</a></p>` : ''}
${links.length > 0 ? html`<p class="note">${words.t('mail.question.files')}</p><ul>${links}</ul>` : ''}
${actions(view, id, subject, ['answered'])}
</article>`
}

function reviewMarkup(view: InboxView, { id, productId, createdAt, doc, pictures }: WaitingReview): Markup {
  const text = textsOf(doc)
  const [rating] = (doc['ratings'] ?? []) as readonly { readonly value: number }[]
  const piece = (doc['piece'] ?? []) as readonly { readonly label: string; readonly value: string }[]
  const about = [
    view.productName(productId),
    ...piece.map(({ label, value }) => `${label} ${value}`),
    rating && `${rating.value} / 5`,
    doc['verified_purchase'] === true ? view.words.t('mail.workshop.bought') : undefined,
  ]
  const alt = view.words.t('mail.workshop.picture')
  return html`<article>
<h3>${text('title')}</h3>
${byline(view, text('nickname'), createdAt)}
<p>${about.filter((fact) => fact !== undefined).join(' · ')}</p>
<p>${text('detail')}</p>
${pictures.map((file) => html`<p><img src="${view.path}/pictures/${file}" alt="${alt}"></p>`)}
${actions(view, id, text('title'), ['approve', 'refuse'])}
</article>`
}

interface DeclaredLine {
  readonly qty: number
  readonly name: string
}

function withdrawalMarkup(view: InboxView, { id, receivedAt, doc }: StoredWithdrawal): Markup {
  const text = textsOf(doc)
  const lines = (doc['lines'] ?? []) as readonly DeclaredLine[]
  const heading = view.words.t('mail.withdrawal.order', { number: text('order_number') })
  const email = text('email')
  return html`<article>
<h3>${heading}</h3>
${byline(view, text('name'), receivedAt)}
${email ? html`<p><a href="mailto:${email}">${email}</a></p>` : ''}
${lines.length > 0 ? html`<ul>${lines.map(({ qty, name }) => html`<li>${String(qty)} × ${name}</li>`)}</ul>` : ''}
<p>${text('statement')}</p>
${actions(view, id, heading, ['handled'])}
</article>`
}

function byline({ words }: InboxView, name: string, time: number): Markup {
  return html`<p class="note">${[name, words.date(time, 'minute')].filter((text) => text !== '').join(' · ')}</p>`
}

/** A form for each button, because a press of Enter must not choose one. The label says what the button is about. */
function actions(
  { words: { t }, path, formToken }: InboxView,
  id: number,
  about: string,
  offered: readonly WorkshopAction[],
): Markup {
  const forms = offered.map((action) => {
    const label = t(`mail.workshop.${action}`)
    return html`<form method="post" action="${path}">${hidden('csrf', formToken)}${hidden('id', String(id))}
<button name="action" value="${action}" class="${action === 'refuse' ? 'quiet' : ''}"
 aria-label="${label}: ${about}">${label}</button></form>`
  })
  return html`<div class="actions">${forms}</div>`
}

function hidden(name: string, value: string): Markup {
  return html`<input type="hidden" name="${name}" value="${value}">`
}

/** The texts of a stored document; empty where it has none. */
function textsOf(doc: Readonly<Record<string, unknown>>): (field: string) => string {
  return (field) => {
    const value = doc[field]
    return typeof value === 'string' ? value : ''
  }
}
