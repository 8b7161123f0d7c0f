import { useFormats } from './use-formats'
import type { CustomValueView } from '../model'
import { useMessage } from './use-message'

/** The surcharge of a value as text; undefined if only the whole piece has a price. */
export function useSurcharge(): (value: Pick<CustomValueView, 'surcharge'>) => string | undefined {
  const t = useMessage()
  const formats = useFormats()
  return ({ surcharge }) => {
    if (surcharge === undefined) return undefined
    return surcharge > 0 ? t('product.surcharge', { price: formats.money(surcharge) }) : t('product.included')
  }
}
