import {
  Link,
  listPrice,
  observer,
  useFormats,
  useLinks,
  useMessage,
  useStorefront,
  type ScreenProps,
} from '@vitrin/theme-kit'
import { Family, OwnFormLink } from '../../parts/family'
import { Price } from '../../ui/price'

/** How to buy glass in own measures, and the form of each family. */
export default observer(function CustomSizesScreen({ page: { model } }: ScreenProps<'custom-sizes'>) {
  const t = useMessage()
  const formats = useFormats()
  const links = useLinks()
  const [from, to] = useStorefront().config.delivery?.madeToMeasureDays ?? []
  return (
    <>
      <h1>{t('sizes.own')}</h1>
      <p>{t('sizes.ownLead')}</p>
      <ol>
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
            <Family key={categoryId} id={categoryId}>
              <ul>
                {own.ranges.map(({ code, label, min, max }) => (
                  <li key={code}>
                    {label} {t('ui.rangeMm', { min: formats.number(min), max: formats.number(max) })}
                  </li>
                ))}
              </ul>
              <Price price={listPrice(own.product)} />
              <OwnFormLink product={own.product} />
            </Family>
          ),
      )}
    </>
  )
})
