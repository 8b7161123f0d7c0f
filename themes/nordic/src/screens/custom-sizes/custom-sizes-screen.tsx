import { Link, observer, useFormats, useLinks, useStorefront, type ScreenProps } from '@vitrin/theme-kit'
import { ProductPrice } from '../../components/product-price'
import { useText } from '../../messages/use-text'
import '../../styles/pages.css'
import '../../styles/sizes.css'
import { FamilySection } from '../../components/family-section'
import { OwnFormLink } from '../../components/own-form-link'

/** How to buy glass in own measures, and the form of each family. */
export default observer(function CustomSizesScreen({ page: { model } }: ScreenProps<'custom-sizes'>) {
  const t = useText()
  const formats = useFormats()
  const links = useLinks()
  const { delivery } = useStorefront().config
  const [from, to] = delivery?.madeToMeasureDays ?? []
  return (
    <div className="page content size-pages">
      <h1>{t('sizes.own')}</h1>
      <p className="lead">{t('sizes.ownLead')}</p>
      <ol className="size-steps">
        <li>
          {t('sizes.ownMeasure')} <Link to={links.content('measuring')}>{t('product.howToMeasure')}</Link>
        </li>
        <li>{t('sizes.ownType')}</li>
        <li>{t('product.madeForYouText')}</li>
        {from !== undefined && to !== undefined && <li>{t('product.deliveryDays', { from, to })}</li>}
      </ol>
      <p>{t('product.returnsText')}</p>
      <p>
        <Link to={links.standardSizes}>{t('sizes.allStandard')}</Link>
      </p>
      {model.families.map(
        ({ categoryId, own }) =>
          own && (
            <FamilySection key={categoryId} id={categoryId}>
              <ul className="list size-ranges">
                {own.ranges.map(({ code, label, min, max }) => (
                  <li key={code}>
                    {label} {t('ui.rangeMm', { min: formats.number(min), max: formats.number(max) })}
                  </li>
                ))}
              </ul>
              <ProductPrice product={own.product} />
              <OwnFormLink product={own.product} />
            </FamilySection>
          ),
      )}
    </div>
  )
})
