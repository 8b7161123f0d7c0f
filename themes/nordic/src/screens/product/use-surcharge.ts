import { useFormats, type CustomValueView } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'

/** The surcharge of a value as text; undefined if only the whole piece has a price. */
export function useSurcharge(): (value: Pick<CustomValueView, 'surcharge'>) => string | undefined {
  const t = useText()
  const formats = useFormats()
  return ({ surcharge }) => {
    if (surcharge === undefined) return undefined
    return surcharge > 0 ? t('product.surcharge', { price: formats.money(surcharge) }) : t('product.included')
  }
}
