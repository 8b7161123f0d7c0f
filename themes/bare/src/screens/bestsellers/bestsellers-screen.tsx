import { observer, useMessage, type ScreenProps } from '@vitrin/theme-kit'
import { ProductList } from '../../parts/product-list'

/** The products of which most pieces were ordered lately. */
export default observer(function BestsellersScreen({ page: { model } }: ScreenProps<'bestsellers'>) {
  const t = useMessage()
  return (
    <>
      <h1>{t('bestsellers.title')}</h1>
      <p>{t('bestsellers.lead')}</p>
      <h2 className="vh">{t('listing.products')}</h2>
      <ProductList products={model.products} eager={6} />
    </>
  )
})
