import { Link, useLinks, type CartItem, type PlacedOrderDocument } from '@vitrin/theme-kit'
import { LineWithdrawal } from '../../components/line-withdrawal'
import { PiecePicture } from '../../components/piece-picture'
import { PieceText } from '../../components/piece-text'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { printIcon } from '../../ui/deferred-icons'

export interface ThanksPiecesProps {
  readonly items: readonly CartItem[]
  readonly isSent: boolean
  readonly atHost: PlacedOrderDocument | undefined
}

/** The ordered pieces with drawing or picture, measures and choices. */
export function ThanksPieces({ items, isSent }: ThanksPiecesProps) {
  const t = useText()
  const links = useLinks()
  return (
    <div>
      <h2>{t(isSent ? 'thanks.cutting' : 'thanks.savedPieces')}</h2>
      <ul className="list pieces">
        {items.map((item) => (
          <li key={item.key}>
            <PiecePicture name={item.name} image={item.image} measured={item.made_to_measure} mini="narrow" />
            <p>
              <b>{item.qty > 1 ? `${item.qty} × ${item.name}` : item.name}</b>
              <br />
              <span className="muted">
                <PieceText piece={item} />
              </span>
              <br />
              <LineWithdrawal line={item} />
            </p>
          </li>
        ))}
      </ul>
      <div className="cluster">
        <Button secondary small onClick={() => print()}>
          <Icon path={printIcon} small />
          {t('thanks.print')}
        </Button>
        <Link className="link" to={links.home}>
          {t('thanks.home')}
        </Link>
      </div>
    </div>
  )
}
