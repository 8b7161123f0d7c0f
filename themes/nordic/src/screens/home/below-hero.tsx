import { observer, type ScreenProps } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { LineUp } from './line-up'
import { NightSplit } from './night-split'
import { ProductSection } from './product-section'
import { Promises } from './promises'
import { Steps } from './steps'
import { WideShot } from './wide-shot'

/** R3.18: new products, bestsellers and offers, between pictures of what the shop makes. */
export default observer(function BelowHero({
  lists,
}: {
  readonly lists: ScreenProps<'home'>['page']['model']['lists']
}) {
  const t = useText()
  const { bestsellers, newCollection, offers } = lists
  return (
    <>
      <Promises />
      <LineUp />
      <ProductSection title={t('home.bestsellers')} products={bestsellers} />
      <WideShot />
      <ProductSection title={t('home.new')} products={newCollection} roomy />
      <NightSplit />
      <ProductSection title={t('home.offers')} products={offers} roomy />
      <Steps />
    </>
  )
})
