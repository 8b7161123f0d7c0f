import type { FieldRefusal } from '@vitrin/kernel'
import { useShopper } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

/** What a host's no to an order means to the shopper (contract §15.15). */
export function useOrderRefusal(): (message: unknown, fields?: readonly FieldRefusal[]) => string {
  const t = useText()
  const shopper = useShopper()
  return (message, fields = []) => {
    if (typeof message === 'string' && message.includes('Error while adding products'))
      return t('order.productsOutOfStock')
    if (fields.some(({ field }) => field.startsWith('addressInformation'))) return t('order.addressInvalid')
    return (typeof message === 'string' ? shopper?.hostSentence(message) : undefined) ?? t('order.validationFailed')
  }
}
