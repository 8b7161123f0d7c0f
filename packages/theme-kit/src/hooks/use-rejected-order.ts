import type { OrderRejection } from '@vitrin/checkout'
import type { MessageKey } from '@vitrin/i18n'
import { useMessage } from './use-message'
import { useOrderRefusal } from './use-order-refusal'
import { useShopper } from './use-shopper'

type Plain = Exclude<OrderRejection['code'], 'refused' | 'account-refused' | 'account-unreachable'>

const TEXTS: Readonly<Record<Plain, readonly [title: MessageKey, text?: MessageKey]>> = {
  'totals-changed': ['checkout.totalsChanged', 'checkout.totalsChangedText'],
  invalid: ['validation.fixErrors'],
  'cart-empty': ['checkout.empty', 'checkout.emptyText'],
  'already-confirming': ['checkout.otherTab', 'checkout.otherTabText'],
  'cart-changed': ['checkout.cartChanged', 'checkout.cartChangedText'],
}

export interface RejectedOrder {
  readonly title: string
  readonly text: string | undefined
  /** The account that was asked for with the order could not be made: the order can be sent without one. */
  readonly isAboutAccount: boolean
  /** The shop refused it: the customer service can help. */
  readonly needsHelp: boolean
}

/** Why an order was not taken, in words. */
export function useRejectedOrder(rejection: OrderRejection): RejectedOrder {
  const t = useMessage()
  const shopper = useShopper()
  const orderRefusal = useOrderRefusal()
  const plain = { isAboutAccount: false, needsHelp: false }
  switch (rejection.code) {
    case 'account-unreachable':
      return { ...plain, title: t('checkout.noAccount'), text: t('account.needsNetwork'), isAboutAccount: true }
    case 'account-refused': {
      const text = shopper?.hostSentence(rejection.message) ?? t('request.refused')
      return { ...plain, title: t('checkout.noAccount'), text, isAboutAccount: true }
    }
    case 'refused': {
      const text = `${orderRefusal(rejection, rejection.message)} ${t('checkout.failedText')}`
      return { ...plain, title: t('checkout.failed'), text, needsHelp: true }
    }
    default: {
      const [title, text] = TEXTS[rejection.code]
      return { ...plain, title: t(title), text: text && t(text) }
    }
  }
}
