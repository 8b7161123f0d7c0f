import { observer, useSavedList, type ListedProduct } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Icon } from '../../ui/icon'
import { compareIcon, heartIcon } from '../../ui/icons'

/** Saving and comparing. Both keep the product, not the chosen variant, so that card and page agree. */
export const SaveRow = observer(function SaveRow({ product }: { readonly product: ListedProduct }) {
  const t = useText()
  const wish = useSavedList('wishlist', product)
  const comparison = useSavedList('compare', product)
  return (
    <div className="save-row needs-script">
      <button
        type="button"
        className="link link-quiet"
        aria-pressed={wish.isSaved}
        aria-label={t('wishlist.keep', { name: product.name })}
        onClick={wish.toggle}
      >
        <Icon path={heartIcon} small />
        {t('wishlist.save')}
      </button>
      <button
        type="button"
        className="link link-quiet"
        aria-pressed={comparison.isSaved}
        aria-label={t('compare.addNamed', { name: product.name })}
        onClick={comparison.toggle}
      >
        <Icon path={compareIcon} small />
        {t('compare.add')}
      </button>
    </div>
  )
})
