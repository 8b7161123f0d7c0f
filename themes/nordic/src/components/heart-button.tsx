import { observer, useSavedList, type ListedProduct } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { heartIcon } from '../ui/icons'

/** Saves the product. It lies over the card's picture, beside the card's link. */
export const HeartButton = observer(function HeartButton({ product }: { readonly product: ListedProduct }) {
  const t = useText()
  const { isSaved, toggle } = useSavedList('wishlist', product)
  return (
    <button
      type="button"
      className="icon-button heart needs-script"
      aria-pressed={isSaved}
      aria-label={t('wishlist.keep', { name: product.name })}
      onClick={toggle}
    >
      <Icon path={heartIcon} />
    </button>
  )
})
