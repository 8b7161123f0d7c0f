import {
  findCategory,
  Link,
  menuCategories,
  observer,
  useLinks,
  useMessage,
  useStorefront,
  type ListedProduct,
  type Ore,
} from '@vitrin/theme-kit'
import { useId } from 'react'
import { Block } from '../../parts/block'
import { ProductList } from '../../parts/product-list'
import { Money } from '../../ui/price'
import type { HomeModel } from './home-model'
import { Sizer } from './sizer'
import { Texts, Voices } from './texts'

/** R2.41 */
const OFFERS_CATEGORY = 24
const MOST = 12

/** R3.18: new products, recommended ones and offers. */
export default observer(function Below({ model }: { readonly model: HomeModel }) {
  const t = useMessage()
  const links = useLinks()
  const { bestsellers, newCollection, offers, highlights } = model.lists
  const { tree } = useStorefront().categories
  const offersCategory = findCategory(tree, OFFERS_CATEGORY)
  const isCutToSize = [...bestsellers, ...newCollection].some((product) => product.made_to_measure)
  return (
    <>
      {isCutToSize && <Sizer />}
      <Families lowestPrices={highlights.lowestPrices} />
      <Section title={t('home.recommended')} products={bestsellers} to={links.bestsellers} />
      <Section title={t('home.new')} products={newCollection} />
      <Section
        title={t('home.offers')}
        products={offers.slice(0, MOST)}
        to={offersCategory && links.category(offersCategory)}
      />
      <Texts model={model} />
      <Voices highlights={highlights} />
      <Block at="home" />
    </>
  )
})

interface SectionProps {
  readonly title: string
  readonly products: readonly ListedProduct[]
  readonly to?: string | undefined
}

function Section({ title, products, to }: SectionProps) {
  const t = useMessage()
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductList products={products} />
      {to && (
        <p>
          <Link to={to} aria-label={t('home.allOf', { list: title })}>
            {t('home.all')}
          </Link>
        </p>
      )}
    </section>
  )
}

/** What the shop makes, and from which price. */
const Families = observer(function Families({
  lowestPrices,
}: {
  readonly lowestPrices: Readonly<Record<number, Ore>>
}) {
  const t = useMessage()
  const links = useLinks()
  return (
    <nav aria-label={t('shell.range')}>
      <ul className="rows">
        {menuCategories(useStorefront().categories.tree).map((category) => {
          const lowest = lowestPrices[category.id]
          return (
            <li key={category.id}>
              <Link to={links.category(category)}>{category.name}</Link>
              {lowest !== undefined && (
                <span>
                  {t('price.from')} <Money ore={lowest} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
})
