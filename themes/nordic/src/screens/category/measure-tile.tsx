import { Link, useLinks } from '@vitrin/theme-kit'
import { DimensionAcross } from '../../drawing/dimension'
import { useText } from '../../messages/use-text'

/** Among the products, for those who are not sure of their measures. */
export default function MeasureTile() {
  const t = useText()
  const links = useLinks()
  return (
    <li className="tile-item">
      <Link className="tile" to={links.content('measuring')}>
        <svg
          viewBox="0 0 300 250"
          preserveAspectRatio="xMidYMid slice"
          className="drawing paper-grid"
          aria-hidden="true"
        >
          <path className="d-wall" d="M78 30h10v200h-10zM212 30h10v200h-10z" />
          <path className="d-floor" d="M40 230H260M88 230V30M212 30V230" />
          <DimensionAcross from={88} to={212} at={66} label="897" />
          <DimensionAcross from={88} to={212} at={130} label="895" />
          <DimensionAcross from={88} to={212} at={196} label="898" />
        </svg>
        <span className="tile-text">
          <b>{t('listing.unsure')}</b>
          <span>{t('listing.unsureText')}</span>
        </span>
      </Link>
    </li>
  )
}
