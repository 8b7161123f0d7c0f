import { useShopper, type CheckoutStore, type OrderRejection } from '@vitrin/theme-kit'
import { useOrderRefusal } from '../../components/use-order-refusal'
import { ContactText } from '../../components/contact-text'
import { useText, type Text } from '../../messages/use-text'
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
  const shopper = useShopper()
  const orderRefusal = useOrderRefusal()
  if (refusal.code === 'account-refused' || refusal.code === 'account-unreachable') {
    const said =
      refusal.code === 'account-refused'
        ? (shopper?.hostSentence(refusal.message) ?? t('request.refused'))
        : t('account.needsNetwork')
    return (
      <MessageBox kind="error" title={t('checkout.noAccount')}>
        <p>{said}</p>
        <div className="cluster">
          <Button secondary small type="button" onClick={() => checkout.goTo('personal')}>
            {t('checkout.toPersonal')}
          </Button>
          <Button
            secondary
            small
            type="button"
            onClick={() => {
              checkout.continueAsGuest()
              onAgain()
            }}
          >
            {t('checkout.withoutAccount')}
          </Button>
        </div>
      </MessageBox>
    )
  }
  if (refusal.code === 'refused') {
    return (
      <MessageBox kind="error" title={t('checkout.failed')}>
        <p>{orderRefusal(refusal, refusal.message)}</p>
        <p>
          {t('checkout.failedText')} <ContactText message="shell.call" />
        </p>
      </MessageBox>
    )
  }
  const [title, text] = textsOf(refusal, t)
  return (
    <MessageBox kind="error" title={title}>
      {text}
    </MessageBox>
  )
}

function textsOf(
  refusal: Exclude<OrderRejection, { readonly code: 'refused' | 'account-refused' | 'account-unreachable' }>,
  t: Text,
): readonly [title: string, text: string | undefined] {
  switch (refusal.code) {
    case 'totals-changed':
      return [t('checkout.totalsChanged'), t('checkout.totalsChangedText')]
    case 'invalid':
      return [t('validation.fixErrors'), undefined]
    case 'cart-empty':
      return [t('checkout.empty'), t('checkout.emptyText')]
    case 'already-confirming':
      return [t('checkout.otherTab'), t('checkout.otherTabText')]
    case 'cart-changed':
    default:
      return [t('checkout.cartChanged'), t('checkout.cartChangedText')]
  }
}
