import { observer, type ScreenProps } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import '../../styles/pages.css'
import '../../styles/sizes.css'
import { Family } from './family'
import { FormLink } from './form-link'
import { StandardSize } from './standard-size'

/** The standard sizes of each family: what is in stock, and the variant to buy. */
export default observer(function StandardSizesScreen({ page: { model } }: ScreenProps<'standard-sizes'>) {
  const t = useText()
  return (
    <div className="page content sizes">
      <h1>{t('sizes.standard')}</h1>
      <p className="lead">{t('sizes.standardLead')}</p>
      {model.families.map((family) => (
        <Family key={family.categoryId} id={family.categoryId}>
          <ul className="list size-list">
            {family.standard.map((offer) => (
              <StandardSize key={offer.size} categoryId={family.categoryId} offer={offer} />
            ))}
          </ul>
          {family.own && <FormLink product={family.own.product} />}
        </Family>
      ))}
    </div>
  )
})
