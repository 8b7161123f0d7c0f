import { orderRefusalReason } from '@vitrin/storefront'
import { useShopper } from './use-shopper'
import type { OrderRefusalReason, RefusedOrder } from '../model'
import { useMessage } from './use-message'
import type { MessageKey } from '@vitrin/i18n'

const REASONS: Readonly<Record<OrderRefusalReason, MessageKey>> = {
  'products-unavailable': 'order.productsOutOfStock',
  'address-invalid': 'order.addressInvalid',
}

/** Says why a host refused an order (contract §15.15). */
export function useOrderRefusal(): (refused: RefusedOrder, sentence: string | undefined) => string {
  const t = useMessage()
  const shopper = useShopper()
  return (refused, sentence) => {
    const reason = orderRefusalReason(refused)
    if (reason) return t(REASONS[reason])
    return (sentence === undefined ? undefined : shopper?.hostSentence(sentence)) ?? t('order.validationFailed')
  }
}
