import { observer, useSavedList, type ListedProduct } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Icon } from '../../ui/icon'
import { compareIcon, heartIcon } from '../../ui/icons'

/** Buttons to save and compare. Both lists hold the product and not the variant, so that card and page agree. */
export const SaveRow = observer(function SaveRow({ product }: { readonly product: ListedProduct }) {
  const t = useText()
  const wishlist = useSavedList('wishlist', product)
  const comparison = useSavedList('compare', product)
  return (
    <div className="save-row needs-script">
      <button
        type="button"
        className="link link-quiet"
        aria-pressed={wishlist.isSaved}
        aria-label={t('wishlist.keep', { name: product.name })}
        onClick={wishlist.toggle}
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
