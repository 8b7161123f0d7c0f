import { accept, reject } from '@vitrin/kernel'
import { useShopper } from '../hooks/use-shopper'
import { useStorefront } from '../storefront-context'
import type { ContactForm, Customer } from '../model'
import type { Shopper } from '../stores'
import { useOutcomeForm, type FormRefusal, type OutcomeForm } from './use-outcome-form'
import type { FieldTexts } from './use-field-messages'
import { useMessage } from '../hooks/use-message'
import type { MessageKey, Translate } from '@vitrin/i18n'
import { useState } from 'react'
import { issueText } from './issue-texts'

export interface SentLetter {
  readonly status: 'received' | 'waiting'
  readonly email: string
}

type Contact = Shopper['contact']
type Sent = Awaited<ReturnType<Contact['send']>>
type Rejection = Extract<Sent, { readonly ok: false }>['rejection']

export interface LetterOptions {
  readonly contact: Contact
  readonly customer: Customer | undefined
  readonly onSent: (letter: SentLetter) => void
}

export type LetterForm = Pick<
  OutcomeForm<ContactForm>,
  'refused' | 'announced' | 'focus' | 'field' | 'onSubmit' | 'busy' | 'problem'
>

const EMPTY: ContactForm = { name: '', telephone: '', email: '', subject: '', question: '', quantity: '' }

/** The fields of the contact form: its store has the rules, this says in texts what they refuse. */
export function useLetter({ contact, customer, onSent }: LetterOptions): LetterForm {
  const t = useMessage()
  const storefront = useStorefront()
  const shopper = useShopper()
  const report = (error: unknown) => storefront.report(error)
  // The draft follows what is typed, so only its first state fills the form.
  const [values] = useState<ContactForm>(() => filledFrom(customer, contact.draft?.form ?? EMPTY))
  const [loading] = useState(() => contact.loadRules())
  return useOutcomeForm<ContactForm>({
    values,
    check: (typed) => textsOf(contact.check(typed), t),
    keep: (typed) => void contact.keep(typed).catch(report),
    send: async (typed) => {
      await loading
      const sent = await contact.send(typed)
      if (!sent.ok) return reject(refusalOf(sent.rejection, t, (sentence) => shopper?.hostSentence(sentence)))
      onSent({ status: sent.value.status, email: typed.email })
      return accept(undefined)
    },
    textOfFault: (error) => {
      report(error)
      return t('contact.failed')
    },
  })
}

function filledFrom(customer: Customer | undefined, form: ContactForm): ContactForm {
  if (!customer) return form
  const telephone = customer.addresses.find((address) => address.telephone)?.telephone ?? ''
  return {
    ...form,
    name: form.name || `${customer.firstname} ${customer.lastname}`,
    email: form.email || customer.email,
    telephone: form.telephone || telephone,
  }
}

function textsOf(issues: ReturnType<Contact['check']>, t: Translate<MessageKey>): FieldTexts {
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [
      field,
      // The text of that rule is about couriers.
      issueText({ field, ...issue, code: issue.code === 'phone-needed' ? 'required' : issue.code }, t),
    ]),
  )
}

function refusalOf(
  rejection: Rejection,
  t: Translate<MessageKey>,
  translated: (sentence: string) => string | undefined,
): FormRefusal {
  if (rejection.code === 'invalid') return { fields: textsOf(rejection.issues, t) }
  if (rejection.code === 'gone') return { form: t('contact.gone') }
  const named = rejection.fields.filter(({ field }) => field in EMPTY)
  const sentence = rejection.message === undefined ? undefined : translated(rejection.message)
  return {
    fields: Object.fromEntries(named.map(({ field }) => [field, t('account.fieldRefused')])),
    form: sentence ?? t('contact.notTaken'),
  }
}
