import {
  findCategory,
  Link,
  listPrice,
  observer,
  useLinks,
  useMessage,
  useStorefront,
  type ScreenProps,
} from '@vitrin/theme-kit'
import { Family, OwnFormLink } from '../../parts/family'
import { Stock } from '../../parts/product-list'
import { Status } from '../../ui/note'
import { Price } from '../../ui/price'

type Offer = ScreenProps<'standard-sizes'>['page']['model']['families'][number]['standard'][number]

/** The standard sizes of each family: what is in stock, and the variant to buy. */
export default observer(function StandardSizesScreen({ page: { model } }: ScreenProps<'standard-sizes'>) {
  const t = useMessage()
  return (
    <>
      <h1>{t('sizes.standard')}</h1>
      <p>{t('sizes.standardLead')}</p>
      {model.families.map(({ categoryId, standard, own }) => (
        <Family key={categoryId} id={categoryId}>
          <ul className="rows">
            {standard.map((offer) => (
              <Size key={offer.size} categoryId={categoryId} offer={offer} />
            ))}
          </ul>
          {own && <OwnFormLink product={own.product} />}
        </Family>
      ))}
    </>
  )
})

/** Where several products have the size, a link shows all of them. */
function Size({ categoryId, offer }: { readonly categoryId: number; readonly offer: Offer }) {
  const t = useMessage()
  const links = useLinks()
  const category = findCategory(useStorefront().categories.tree, categoryId)
  const { size, label, product, models, inStock } = offer
  return (
    <li>
      <h3>{label}</h3>
      <Link to={links.product(product)}>{[product.name, ...(product.variant?.labels ?? [])].join(' · ')}</Link>
      <Price price={listPrice(product)} />
      {inStock > 0 ? <Status kind="ok">{t('product.inStock')}</Status> : <Stock product={product} />}
      {category && models > 1 && (
        <Link to={links.category(category, { size: [size] })}>{t('sizes.inStock', { count: inStock, models })}</Link>
      )}
    </li>
  )
}
