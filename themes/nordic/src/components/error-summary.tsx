import { Fragment } from 'react'
import { useText, type TextKey } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { warningIcon } from '../ui/icons'

const NAMES: Readonly<Record<string, TextKey>> = {
  firstName: 'checkout.firstName',
  lastName: 'checkout.lastName',
  emailAddress: 'checkout.email',
  password: 'account.password',
  rPassword: 'checkout.repeatPassword',
  streetAddress: 'checkout.street',
  zipCode: 'checkout.zip',
  apartmentNumber: 'checkout.apartment',
  city: 'checkout.city',
  state: 'checkout.region',
  country: 'checkout.country',
  phoneNumber: 'checkout.phone',
  company: 'checkout.companyName',
  taxId: 'checkout.taxId',
  name: 'contact.name',
  telephone: 'contact.telephone',
  email: 'checkout.email',
  subject: 'contact.subject',
  question: 'contact.question',
  quantity: 'contact.quantity',
}

export interface ErrorSummaryProps {
  readonly refused: readonly string[]
  /** The message of the field that was left last. */
  readonly announced: string
  readonly onGoTo: (field: string) => void
}

/**
 * Counts the refused fields and links to each. It is not announced, because the first of them has the focus; the
 * message of a field that was left is.
 */
export function ErrorSummary({ refused, announced, onGoTo }: ErrorSummaryProps) {
  const t = useText()
  const named = refused.flatMap((field) => (NAMES[field] ? [[field, NAMES[field]] as const] : []))
  const announcement = <output className="visually-hidden">{announced}</output>
  if (named.length === 0) return announcement
  return (
    <div className="message is-error">
      <Icon path={warningIcon} />
      <b>{t('checkout.broken', { count: named.length })}</b>
      <span>
        {named.map(([field, name], index) => (
          <Fragment key={field}>
            {index > 0 && ', '}
            <button type="button" className="link link-quiet" onClick={() => onGoTo(field)}>
              {t(name)}
            </button>
          </Fragment>
        ))}
      </span>
      {announcement}
    </div>
  )
}
