import { isEmail } from '@vitrin/kernel'
import { createRoutes, type ApiRoutes } from '../../http'
import { answerOnce } from '../calls/answer-once'
import { refused, refusedFields } from '../calls/refusals'
import { answered, shopCall, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { createSecret } from '../secrets'
import { limitAttempts } from '../users/limit-attempts'
import { drawnPiece } from './drawn-piece'
import { MailTokens } from './mail-tokens'

const TOKEN_DIGITS = 64
/** In a quarter of an hour, so that the call cannot flood a mailbox. */
const MAILS_PER_ADDRESS = 5

/** The mail service (contract §13.2). The sentences of its refusals are the original's, with their code 500. */
export function mailServiceRoutes(context: ShopContext): ApiRoutes {
  const tokens = new MailTokens()
  const routes = createRoutes()
  shopCall(routes, context, 'mailToken', ({ request }) =>
    answered(tokens.issue(context.clientAddress(request), createSecret(context.ids, TOKEN_DIGITS))),
  )
  shopCall(routes, context, 'sendMail', (call) => {
    const { body, request } = call
    if (!tokens.isLatest(context.clientAddress(request), body.token)) return refusal('Email is not authorized!')
    const sentence = refusalOf(context, call)
    return sentence === undefined ? send(context, call) : refusal(sentence)
  })
  return routes
}

type SendMail = ShopRequest<'sendMail'>

/** The first rule that the mail breaks, in the original's order. */
function refusalOf({ mailWhitelist, database }: ShopContext, { body, identity }: SendMail): string | undefined {
  const { sourceAddress: source, targetAddress: target, confirmation } = body
  if (!mailWhitelist) return 'No transport is defined for mail service!'
  if (source === '') return 'Source email address is not provided!'
  if (target === '') return 'Target email address is not provided!'
  const listed = confirmation ? source : target
  if (!mailWhitelist.some((address) => isSame(address, listed))) return notListed(listed)
  if (isSeveral(source) || isSeveral(target)) return 'Invalid email address is provided!'
  if (!isEmail(source)) return 'Source email address is invalid!'
  if (!isEmail(target)) return 'Target email address is invalid!'
  // With a confirmation the shop writes to the signed-in shopper alone.
  const { customerId } = identity
  const own = customerId === undefined ? undefined : database.customers.byId(customerId)?.email
  return confirmation && (own === undefined || !isSame(own, target)) ? notListed(target) : undefined
}

function send(context: ShopContext, { body, identity, request, view }: SendMail): ShopOutcome {
  const { sourceAddress, targetAddress, subject, emailText, piece } = body
  const recipient = targetAddress.toLowerCase()
  const { customerId } = identity
  const limited = { subject: `mail service ${recipient}`, limit: MAILS_PER_ADDRESS, request }
  const tooMany = limitAttempts(context, limited)
  if (tooMany) return tooMany
  const drawing = piece && drawnPiece(context, customerId, piece)
  if (drawing && !drawing.ok) return refusedFields(drawing.rejection)
  const { token: _, ...payload } = body
  return answerOnce(context, { request, identity: mailServiceIdentity(recipient), payload }, () => {
    context.database.mail.add({
      template: 'letter',
      recipient,
      storeCode: view.storeView.storeCode,
      data: {
        subject,
        text: emailText,
        reply_to: sourceAddress,
        ...(drawing?.value && { made_to_measure: drawing.value }),
      },
    })
    return answered('OK')
  })
}

/** The identity under which the answer about a mail is stored. */
export function mailServiceIdentity(email: string): string {
  return `mail service ${email}`
}

function refusal(sentence: string): ShopOutcome {
  return refused('own-fault', sentence)
}

function notListed(address: string): string {
  return `Target email address (${address}) is not from the whitelist!`
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function isSeveral(address: string): boolean {
  return /[,;\s\p{Cc}]/u.test(address)
}
