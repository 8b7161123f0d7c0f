import { useLetter, type SentLetter } from '@vitrin/theme-kit/forms'
import { observer, type Customer, type Shopper } from '@vitrin/theme-kit'
import { useState } from 'react'
import '../styles/form-grid.css'
import { ErrorSummary } from '../components/error-summary'
import { useText } from '../messages/use-text'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { FieldError } from '../ui/field-error'
import { TextArea } from '../ui/text-area'
import { Attachments } from './attachments'
import { Carried } from './carried'
import { Sent } from './sent'

export interface LetterProps {
  readonly contact: Shopper['contact']
  readonly customer: Customer | undefined
  /** Throws the draft away, with its files. */
  readonly onClear: () => void
}

/** The form, or how it was sent. */
export function Letter(props: LetterProps) {
  const [sent, setSent] = useState<SentLetter>()
  return sent ? <Sent letter={sent} onAnother={() => setSent(undefined)} /> : <Fields {...props} onSent={setSent} />
}

interface FieldsProps extends LetterProps {
  readonly onSent: (letter: SentLetter) => void
}

const Fields = observer(function Fields({ contact, customer, onSent, onClear }: FieldsProps) {
  const t = useText()
  const { refused, announced, focus, field, onSubmit, busy, problem } = useLetter({ contact, customer, onSent })
  return (
    <form className="contact-fields" noValidate onSubmit={onSubmit}>
      <ErrorSummary refused={refused} announced={announced} onGoTo={focus} />
      <Carried contact={contact} />
      <div className="form-grid">
        <TextField {...field('name')} className="span-3" label={t('contact.name')} autoComplete="name" />
        <TextField
          {...field('telephone')}
          className="span-3"
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
          className="span-2"
          label={t('contact.quantity')}
          optional={t('ui.optional')}
          hint={t('contact.quantityHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <Attachments contact={contact} />
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <div className="cluster">
        <Button type="submit" busy={busy}>
          {t('contact.send')}
        </Button>
        <button type="button" className="link link-quiet" onClick={onClear}>
          {t('contact.clear')}
        </button>
      </div>
    </form>
  )
})
