import { observer, useShopper } from '@vitrin/theme-kit'
import { EmptyList } from '../../components/empty-list'
import { ProductGrid } from '../../components/product-grid'
import { useText } from '../../messages/use-text'

/** Newest first, from this device. */
export const RecentlyViewedSection = observer(function RecentlyViewedSection() {
  const t = useText()
  const items = useShopper()?.recentlyViewed.items ?? []
  if (items.length === 0) return <EmptyList title="account.nothingViewed" text="account.nothingViewedText" />
  return (
    <>
      <h2 className="visually-hidden">{t('listing.products')}</h2>
      <ProductGrid products={items} eager={4} />
    </>
  )
})
