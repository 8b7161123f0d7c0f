import { COUNTRIES, countryOf, loadPhoneRules } from '@vitrin/addresses'
import { fieldRefusal, parseRequest, shopRequests } from '@vitrin/api-contract'
import { contactIssues } from '@vitrin/contact'
import type { QuestionContent } from '../../database'
import { readForm } from '../../http'
import type { ShopView } from '../../shop-options'
import { answerOnce } from '../calls/answer-once'
import type { Identity } from '../calls/identity'
import { answered, type ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { createSecret } from '../secrets'
import { limitFromAddress, tooManyAttempts } from '../users/limit-attempts'
import { expectation, FORM_LIMITS, refusedForm, unreadable } from './question-refusals'
import { ReceivedFiles } from './received-files'

/** Both are per quarter of an hour; a whole office may share a network address. */
const REQUESTS_PER_ADDRESS = 60
const QUESTIONS_PER_SENDER = 5
const NAME_LENGTH = 32

interface QuestionRequest {
  readonly request: Request
  readonly view: ShopView
  readonly identity: Identity
}

/**
 * Receives a question with its attachments, once per `Idempotency-Key`. Files are written while they arrive; they are
 * deleted again unless this request stores the question.
 */
export async function receiveQuestion(context: ShopContext, asked: QuestionRequest): Promise<ShopOutcome> {
  const { request } = asked
  const tooMany = limitFromAddress(context, { action: 'question', limit: REQUESTS_PER_ADDRESS, request })
  if (tooMany) return tooMany
  const files = new ReceivedFiles(context.attachments, () => createSecret(context.ids, NAME_LENGTH))
  let isStored = false
  try {
    const form = await readForm(request, FORM_LIMITS, (part) => files.receive(part))
    if (!form.ok) return unreadable(form.rejection)
    const outcome = await receiveForm(context, asked, { fields: form.value, files })
    isStored = outcome.isStored
    return outcome.answer
  } finally {
    if (!isStored) files.discard()
  }
}

interface ReadForm {
  readonly fields: ReadonlyMap<string, string>
  readonly files: ReceivedFiles
}

interface Received {
  readonly answer: ShopOutcome
  /** Whether this request stored the question: a repeated one gets the answer of the first. */
  readonly isStored: boolean
}

async function receiveForm(
  context: ShopContext,
  { request, view, identity }: QuestionRequest,
  { fields, files }: ReadForm,
): Promise<Received> {
  const { shop, database, clock, attempts, contactMail } = context
  await loadPhoneRules()
  const read = parseRequest(shopRequests.contactForm.body, Object.fromEntries(fields))
  if (!read.ok) return notStored(refusedForm(read.rejection))
  const { storeCode, context: page, ...form } = read.value
  const { storeView } = shop.views.find((each) => each.storeView.storeCode === storeCode) ?? view
  const issues = contactIssues(form, countryOf(COUNTRIES, storeView.i18n.defaultCountry))
  const judged = await files.judge()
  const refused = [
    ...Object.entries(issues).flatMap(([field, issue]) => fieldRefusal(field, expectation(issue))),
    ...(judged.ok ? [] : judged.rejection.flatMap(({ field, expected }) => fieldRefusal(field, expected))),
  ]
  if (refused.length > 0 || !judged.ok) return notStored(refusedForm(refused))

  const content = contentOf(form, page)
  files.keep()
  let isStored = false
  const payload = { content, files: files.fingerprints(), storeCode: storeView.storeCode }
  const key = request.headers.get('idempotency-key') ?? undefined
  const answer = answerOnce(context, { request, identity: 'question', payload }, () => {
    // A form may have waited longer than replayed answers are kept.
    if (key !== undefined && database.questions.byKey(key)) return answered('OK')
    const tooMany = tooManyAttempts(attempts.begin(`question ${content.email}`, QUESTIONS_PER_SENDER))
    if (tooMany) return tooMany
    const question = {
      storeCode: storeView.storeCode,
      customerId: identity.customerId,
      content,
      key,
      files: judged.value,
    }
    const id = database.questions.add(question, clock.now())
    const mail = { storeCode: storeView.storeCode, data: { question_id: id } }
    database.mail.add({ ...mail, template: 'question-receipt', recipient: content.email })
    if (contactMail !== undefined) database.mail.add({ ...mail, template: 'question-notice', recipient: contactMail })
    isStored = true
    return answered('OK')
  })
  return { answer, isStored }
}

function notStored(answer: ShopOutcome): Received {
  return { answer, isStored: false }
}

type Form = Readonly<Record<Exclude<keyof QuestionContent, 'quantity' | 'context'> | 'quantity', string>>

function contentOf({ name, telephone, email, subject, question, quantity }: Form, page: QuestionContent['context']) {
  return {
    name: name.trim(),
    telephone: telephone.trim(),
    email: email.trim().toLowerCase(),
    subject: subject.trim(),
    // Forms on the wire end their lines with two characters.
    question: question.trim().replaceAll(/\r\n?/g, '\n'),
    ...(quantity.trim() !== '' && { quantity: Number(quantity) }),
    ...(page && { context: page }),
  } satisfies QuestionContent
}
