import { orderRefusalReason, useShopper, type OrderRefusalReason, type RefusedOrder } from '@vitrin/theme-kit'
import { useText, type TextKey } from '../messages/use-text'

const REASONS: Readonly<Record<OrderRefusalReason, TextKey>> = {
  'products-unavailable': 'order.productsOutOfStock',
  'address-invalid': 'order.addressInvalid',
}

/** Says why a host refused an order (contract §15.15). */
export function useOrderRefusal(): (refused: RefusedOrder, sentence: string | undefined) => string {
  const t = useText()
  const shopper = useShopper()
  return (refused, sentence) => {
    const reason = orderRefusalReason(refused)
    if (reason) return t(REASONS[reason])
    return (sentence === undefined ? undefined : shopper?.hostSentence(sentence)) ?? t('order.validationFailed')
  }
}
