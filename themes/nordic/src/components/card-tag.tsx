import type { ListedProduct } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

/** On the picture where there is room, else above the name. A reduced price needs no other tag. */
export function CardTag({ product }: { readonly product: ListedProduct }) {
  const t = useText()
  const isReduced = Boolean((product.variant ?? product).special_price)
  const tag = isOn(product.new) ? t('card.new') : isOn(product.erin_recommends) ? t('card.recommended') : undefined
  return tag && !isReduced ? <span className="tag">{tag}</span> : null
}

/** Flags arrive as `1`, `"1"` or `true`. */
function isOn(flag: unknown): boolean {
  return flag === true || Number(flag) === 1
}
