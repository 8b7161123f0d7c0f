import type { OrderRejection } from '@vitrin/checkout'
import { useText, type Text } from '../../messages/use-text'
import { MessageBox } from '../../ui/message-box'

/** Why nothing was bought, and what to do. */
export function Refusal({ refusal }: { readonly refusal: OrderRejection }) {
  const t = useText()
  const [title, text] = wordsOf(refusal, t)
  return <MessageBox kind="error" title={title}>{text}</MessageBox>
}

function wordsOf(refusal: OrderRejection, t: Text): readonly [title: string, text: string | undefined] {
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
      return [t('checkout.cartChanged'), t('checkout.cartChangedText')]
    default:
      return [t('checkout.failed'), t('checkout.failedText')]
  }
}
