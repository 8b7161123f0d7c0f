import { useRejectedOrder, type CheckoutStore, type OrderRejection } from '@vitrin/theme-kit'
import { ContactText } from '../../components/contact-text'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { MessageBox } from '../../ui/message-box'

export interface RefusalProps {
  readonly refusal: OrderRejection
  readonly checkout: CheckoutStore
  /** Sends the order again. */
  readonly onAgain: () => void
}

/** Says why the order was refused, and what to do. */
export function Refusal({ refusal, checkout, onAgain }: RefusalProps) {
  const t = useText()
  const { title, text, isAboutAccount, needsHelp } = useRejectedOrder(refusal)
  const asGuest = () => {
    checkout.continueAsGuest()
    onAgain()
  }
  return (
    <MessageBox kind="error" title={title}>
      {text && (
        <p>
          {text} {needsHelp && <ContactText message="shell.call" />}
        </p>
      )}
      {isAboutAccount && (
        <div className="cluster">
          <Button secondary small type="button" onClick={() => checkout.goTo('personal')}>
            {t('checkout.toPersonal')}
          </Button>
          <Button secondary small type="button" onClick={asGuest}>
            {t('checkout.withoutAccount')}
          </Button>
        </div>
      )}
    </MessageBox>
  )
}
