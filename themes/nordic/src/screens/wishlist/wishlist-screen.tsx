import { observer, useFocusAfterRemoval, useShopper } from '@vitrin/theme-kit'
import { useRef } from 'react'
import { EmptyList } from '../../components/empty-list'
import { ProductGrid } from '../../components/product-grid'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import '../../styles/feedback.css'
import '../../styles/saved.css'
import { Skeleton } from '../../ui/skeleton'

/** The wishlist. It is on the device, so the server sends only a skeleton. */
export default observer(function WishlistScreen() {
  const t = useText()
  const wishlist = useShopper()?.wishlist
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(heading, wishlist?.count ?? 0)
  return (
    <div className="page saved">
      <h1 ref={heading}>{t('wishlist.title')}</h1>
      <p className="muted">{t('wishlist.lead')}</p>
      <noscript>
        <p>{t('wishlist.noscript')}</p>
      </noscript>
      {!wishlist && <Skeleton lines={2} needsScript />}
      {wishlist?.count === 0 && <EmptyList title="wishlist.emptyTitle" text="wishlist.emptyText" />}
      {wishlist && wishlist.count > 0 && (
        <>
          <h2 className="visually-hidden">{t('listing.products')}</h2>
          <ProductGrid products={wishlist.items} four eager={4} />
          <Button secondary small onClick={() => void wishlist.clear()}>
            {t('wishlist.clear')}
          </Button>
        </>
      )}
    </div>
  )
})
