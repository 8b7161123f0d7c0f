import { useFormats, type Ore } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

/** The lowest price of the 30 days before a reduction, if the host knows it. */
export function LowestPrice({ ore }: { readonly ore: Ore | undefined }) {
  const t = useText()
  const formats = useFormats()
  return ore ? <small className="price-note">{t('price.lowest', { price: formats.money(ore) })}</small> : null
}
