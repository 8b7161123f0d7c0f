import { Link, observer, useLazyComponent, useLinks, type Ore } from '@vitrin/theme-kit'
import { Money } from '../../components/money'
import { useText } from '../../messages/use-text'
import { DRAWING_WIDTHS, useDrawnFamilies } from './drawn-families'

const loadDrawing = () => import('./line-up-drawing')

export interface LineUpProps {
  /** By category id. */
  readonly lowestPrices: Readonly<Record<number, Ore>>
}

/** A drawing of each product family, all in one scale. */
export const LineUp = observer(function LineUp({ lowestPrices }: LineUpProps) {
  const t = useText()
  const links = useLinks()
  const Drawing = useLazyComponent(loadDrawing)
  const families = useDrawnFamilies()
  if (families.length === 0) return null
  return (
    <section className="section lineup-section" aria-labelledby="lineup">
      <div className="page">
        <div className="section-head">
          <h2 id="lineup">{t('home.lineUpTitle')}</h2>
          <p>{t('home.lineUpText')}</p>
        </div>
        <ul className="list lineup">
          {families.map(({ category, family }) => (
            <li key={category.id}>
              <Link to={links.category(category)}>
                <svg
                  viewBox={`0 0 ${DRAWING_WIDTHS[family]} 270`}
                  width={DRAWING_WIDTHS[family]}
                  height="270"
                  aria-hidden="true"
                  className="drawing"
                >
                  {Drawing && <Drawing family={family} />}
                </svg>
                <span className="floor" />
                <span className="label">
                  {category.name}
                  <LowestPrice ore={lowestPrices[category.id]} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
})

function LowestPrice({ ore }: { readonly ore: Ore | undefined }) {
  const t = useText()
  if (ore === undefined) return null
  return (
    <small>
      {t('price.from')} <Money ore={ore} />
    </small>
  )
}
