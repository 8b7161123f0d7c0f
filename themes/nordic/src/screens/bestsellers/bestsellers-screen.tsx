import { observer, type ScreenProps } from '@vitrin/theme-kit'
import { ProductGrid } from '../../components/product-grid'
import { useText } from '../../messages/use-text'
import '../../styles/saved.css'

/** The products of which most pieces were ordered lately, the most ordered first. */
export default observer(function BestsellersScreen({ page: { model } }: ScreenProps<'bestsellers'>) {
  const t = useText()
  return (
    <div className="page saved">
      <h1>{t('bestsellers.title')}</h1>
      <p className="muted">{t('bestsellers.lead')}</p>
      <h2 className="visually-hidden">{t('listing.products')}</h2>
      <ProductGrid products={model.products} four eager={4} />
    </div>
  )
})
