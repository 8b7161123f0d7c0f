import { observer, type ScreenProps } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import '../../styles/pages.css'
import '../../styles/sizes.css'
import { FamilySection } from '../../components/family-section'
import { OwnFormLink } from '../../components/own-form-link'
import { StandardSize } from './standard-size'

/** The standard sizes of each family: what is in stock, and the variant to buy. */
export default observer(function StandardSizesScreen({ page: { model } }: ScreenProps<'standard-sizes'>) {
  const t = useText()
  return (
    <div className="page content size-pages">
      <h1>{t('sizes.standard')}</h1>
      <p className="lead">{t('sizes.standardLead')}</p>
      {model.families.map((family) => (
        <FamilySection key={family.categoryId} id={family.categoryId}>
          <ul className="list size-list">
            {family.standard.map((offer) => (
              <StandardSize key={offer.size} categoryId={family.categoryId} offer={offer} />
            ))}
          </ul>
          {family.own && <OwnFormLink product={family.own.product} />}
        </FamilySection>
      ))}
    </div>
  )
})
