import {
  findCategory,
  observer,
  useLinks,
  useStorefront,
  type ListedProduct,
  type ScreenProps,
} from '@vitrin/theme-kit'
import { Block } from '../../components/block'
import { useText } from '../../messages/use-text'
import type { Blocks } from './blocks'
import { LineUp } from './line-up'
import { NightSplit } from './night-split'
import { ProductSection } from './product-section'
import { Promises } from './promises'
import { Steps } from './steps'
import { Voices } from './voices'
import { WideShot } from './wide-shot'

/** Rows have two, three or four cards. */
const CARDS_OF_WHOLE_ROWS = 12
/** R2.41 */
const OFFERS_CATEGORY = 24

export interface BelowHeroProps {
  readonly lists: ScreenProps<'home'>['page']['model']['lists']
  readonly blocks: Blocks
}

/** R3.18: new products, recommended ones and offers, between pictures of what the shop makes. */
export default observer(function BelowHero({ lists, blocks }: BelowHeroProps) {
  const t = useText()
  const links = useLinks()
  const offersCategory = findCategory(useStorefront().categories.tree, OFFERS_CATEGORY)
  const offersPath = offersCategory && links.category(offersCategory)
  const { bestsellers, newCollection, offers, highlights } = lists
  return (
    <>
      <Promises blocks={blocks} />
      <LineUp lowestPrices={highlights.lowestPrices} />
      <ProductSection
        title={t('home.recommended')}
        products={bestsellers}
        to={links.bestsellers}
        linkText={t('bestsellers.title')}
      />
      <WideShot />
      <ProductSection title={t('home.new')} products={newCollection} roomy />
      <NightSplit />
      <ProductSection title={t('home.offers')} products={wholeRows(offers)} to={offersPath} roomy />
      <Steps blocks={blocks} />
      <Voices highlights={highlights} />
      <Block at="home" className="page section" />
    </>
  )
})

/** As many products as fill their rows at every width. A list that is shorter is shown whole. */
function wholeRows(products: readonly ListedProduct[]): readonly ListedProduct[] {
  return products.slice(0, Math.floor(products.length / CARDS_OF_WHOLE_ROWS) * CARDS_OF_WHOLE_ROWS || products.length)
}
