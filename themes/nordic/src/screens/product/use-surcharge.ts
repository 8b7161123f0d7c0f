import type { CustomValueView } from '@vitrin/catalog'
import { useFormats } from '../../components/use-formats'
import { useText } from '../../messages/use-text'

/** What a value of an option adds to the price, in words. */
export function useSurcharge(): (value: CustomValueView) => string {
  const t = useText()
  const formats = useFormats()
  return ({ surcharge }) => (surcharge > 0 ? t('product.surcharge', { price: formats.amount(surcharge) }) : t('product.included'))
}
