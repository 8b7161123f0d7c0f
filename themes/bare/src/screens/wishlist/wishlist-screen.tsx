import { observer, useFocusAfterRemoval, useMessage, useShopper } from '@vitrin/theme-kit'
import { useRef } from 'react'
import { ProductList } from '../../parts/product-list'
import { Button } from '../../ui/button'
import { Empty, Waiting } from '../../ui/note'

/** The wishlist is on the device: the server sends only that it comes. */
export default observer(function WishlistScreen() {
  const t = useMessage()
  const wishlist = useShopper()?.wishlist
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(heading, wishlist?.count ?? 0)
  return (
    <>
      <h1 ref={heading}>{t('wishlist.title')}</h1>
      <p>{t('wishlist.lead')}</p>
      <noscript>
        <p>{t('wishlist.noscript')}</p>
      </noscript>
      {!wishlist && <Waiting />}
      {wishlist?.count === 0 && <Empty title="wishlist.emptyTitle" text="wishlist.emptyText" />}
      {wishlist && wishlist.count > 0 && (
        <>
          <h2 className="vh">{t('listing.products')}</h2>
          <ProductList products={wishlist.items} eager={6} />
          <Button onClick={() => void wishlist.clear()}>{t('wishlist.clear')}</Button>
        </>
      )}
    </>
  )
})
