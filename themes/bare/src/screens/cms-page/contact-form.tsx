import {
  observer,
  useFocusOnMount,
  useMessage,
  useShopContent,
  useShopper,
  useStorefront,
  type Customer,
  type MessageKey,
  type Shopper,
} from '@vitrin/theme-kit'
import { useLetter, type SentLetter } from '@vitrin/theme-kit/forms'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { TextArea, TextField } from '../../ui/field'
import { Note, Problem, Waiting } from '../../ui/note'
import { Attachments } from './attachments'

/** The contact form (R5.20), below the text of its page. */
export default observer(function ContactForm() {
  const t = useMessage()
  const shopper = useShopper()
  const storefront = useStorefront()
  const title = useRef<HTMLHeadingElement>(null)
  const contact = shopper?.contact
  const clear = () => {
    contact?.forget().catch((error: unknown) => storefront.report(error))
    title.current?.focus()
  }
  return (
    <section aria-labelledby="contact-form">
      <h2 id="contact-form" ref={title} tabIndex={-1}>
        {t('contact.title')}
      </h2>
      {storefront.config.hostHasAdditions === false ? (
        <ByMail />
      ) : (
        <>
          <p>{t('contact.lead')}</p>
          <noscript>
            <p>{t('withdraw.noscript')}</p>
            <ByMail />
          </noscript>
          {contact?.isLoaded ? (
            <Letter
              key={`${contact.edition} ${shopper?.session.current?.id ?? ''}`}
              contact={contact}
              customer={shopper?.session.current}
              onClear={clear}
            />
          ) : (
            <Waiting />
          )}
        </>
      )}
    </section>
  )
})

/** Where to mail a question, for a page without the form. */
const ByMail = observer(function ByMail() {
  const t = useMessage()
  const email = useShopContent().sets.set('site_info')?.email
  if (email === undefined) return null
  const [before, after] = t('contact.byMail', { email }).split(email)
  return (
    <p>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </p>
  )
})

interface LetterProps {
  readonly contact: Shopper['contact']
  readonly customer: Customer | undefined
  readonly onClear: () => void
}

function Letter(props: LetterProps) {
  const [sent, setSent] = useState<SentLetter>()
  return sent ? <Sent letter={sent} onAnother={() => setSent(undefined)} /> : <Fields {...props} onSent={setSent} />
}

const Fields = observer(function Fields({
  contact,
  customer,
  onSent,
  onClear,
}: LetterProps & { readonly onSent: (letter: SentLetter) => void }) {
  const t = useMessage()
  const { field, refused, announced, busy, problem, onSubmit } = useLetter({ contact, customer, onSent })
  return (
    <form className="fields" noValidate onSubmit={onSubmit}>
      <Carried contact={contact} />
      <TextField {...field('name')} label={t('contact.name')} autoComplete="name" />
      <TextField
        {...field('telephone')}
        type="tel"
        label={t('contact.telephone')}
        hint={t('contact.telephoneHint')}
        autoComplete="tel"
      />
      <TextField {...field('email')} type="email" label={t('checkout.email')} autoComplete="email" />
      <TextField {...field('subject')} label={t('contact.subject')} autoComplete="off" />
      <TextArea {...field('question')} label={t('contact.question')} hint={t('contact.questionHint')} />
      <TextField
        {...field('quantity')}
        label={t('contact.quantity')}
        optional
        hint={t('contact.quantityHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Attachments contact={contact} />
      <output className="vh">{announced}</output>
      {refused.length > 0 && <p>{t('checkout.broken', { count: refused.length })}</p>}
      <Problem>{problem}</Problem>
      <p className="row">
        <Button type="submit" main busy={busy}>
          {t('contact.send')}
        </Button>
        <Button onClick={onClear}>{t('contact.clear')}</Button>
      </p>
    </form>
  )
})

/** What the page held from which the shopper came: the shop gets it with the question. */
const Carried = observer(function Carried({ contact }: { readonly contact: Shopper['contact'] }) {
  const t = useMessage()
  const storefront = useStorefront()
  const context = contact.draft?.context
  if (!context) return null
  const { product, sku, measures = [], choices = [], order_number, page = '' } = context
  const lines = [
    ...(product ? [sku ? `${product} (${sku})` : product] : []),
    ...(order_number ? [t('contact.aboutOrder', { number: order_number })] : []),
    ...[...measures, ...choices].map(({ label, value }) => `${label}: ${value}`),
  ]
  return (
    <Note title={t('contact.about')}>
      <ul>
        {(lines.length > 0 ? lines : [t('contact.aboutPage', { page })]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button onClick={() => void contact.carry(null).catch((error: unknown) => storefront.report(error))}>
        {t('contact.aboutRemove')}
      </Button>
    </Note>
  )
})

interface SentProps {
  readonly letter: SentLetter
  readonly onAnother: () => void
}

/** The host has the question, or it waits on this device. */
function Sent({ letter: { status, email }, onAnother }: SentProps) {
  const t = useMessage()
  const { ui } = useStorefront()
  const title = useFocusOnMount<HTMLHeadingElement>()
  const isWaiting = status === 'waiting'
  const texts: readonly [MessageKey, MessageKey] = isWaiting
    ? ['contact.waitsTitle', 'contact.waitsText']
    : ['contact.receivedTitle', 'contact.receivedText']
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {t(texts[0])}
      </h3>
      <p>{t(texts[1], { email })}</p>
      <p className="row">
        {isWaiting && <Button onClick={() => ui.openPanel('outbox')}>{t('outbox.show')}</Button>}
        <Button onClick={onAnother}>{t('contact.another')}</Button>
      </p>
    </>
  )
}
