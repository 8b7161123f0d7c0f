import { useMessage, useRejectedOrder, type CheckoutStore, type OrderRejection } from '@vitrin/theme-kit'
import { ContactText } from '../../parts/contact-text'
import { Button } from '../../ui/button'
import { Note } from '../../ui/note'

export interface RefusalProps {
  readonly refusal: OrderRejection
  readonly checkout: CheckoutStore
  /** Sends the order again. */
  readonly onAgain: () => void
}

/** Why the order was refused, and what to do. */
export function Refusal({ refusal, checkout, onAgain }: RefusalProps) {
  const t = useMessage()
  const { title, text, isAboutAccount, needsHelp } = useRejectedOrder(refusal)
  const asGuest = () => {
    checkout.continueAsGuest()
    onAgain()
  }
  return (
    <Note kind="error" title={title}>
      {text} {needsHelp && <ContactText message="shell.call" />}
      {isAboutAccount && (
        <p className="row">
          <Button onClick={() => checkout.goTo('personal')}>{t('checkout.toPersonal')}</Button>
          <Button onClick={asGuest}>{t('checkout.withoutAccount')}</Button>
        </p>
      )}
    </Note>
  )
}
