import { Link, menuCategories, observer, useLazyComponent, useLinks, useStorefront, type Ore } from '@vitrin/theme-kit'
import { Money } from '../../components/money'
import { useText } from '../../messages/use-text'

/** The width of each drawing. The place is in the first paint, the drawing comes later. */
const WIDTHS = {
  duschhornor: 118.5,
  duschdorrar: 106,
  duschvaggar: 162.3,
  badkarsvaggar: 206,
  speglar: 152,
  bastudorrar: 100.3,
  innerdorrar: 109.1,
}

export type Family = keyof typeof WIDTHS

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
  const families = menuCategories(useStorefront().categories.tree).flatMap((category) =>
    isDrawn(category.url_path) ? [{ category, family: category.url_path }] : [],
  )
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
                  viewBox={`0 0 ${WIDTHS[family]} 270`}
                  width={WIDTHS[family]}
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

function isDrawn(path: string | null | undefined): path is Family {
  return Object.hasOwn(WIDTHS, path ?? '')
}
