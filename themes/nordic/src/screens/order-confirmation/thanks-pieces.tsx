import { Link, shownItems, useDateFormat, useLinks, type CartItem, type PlacedOrderDocument } from '@vitrin/theme-kit'
import { LineDownloads } from '../../components/line-downloads'
import { LineWithdrawal } from '../../components/line-withdrawal'
import { PiecePicture } from '../../components/piece-picture'
import { PieceText } from '../../components/piece-text'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Status } from '../../ui/status'
import { printIcon } from '../../ui/deferred-icons'

export interface ThanksPiecesProps {
  readonly title: string
  readonly items: readonly CartItem[]
  readonly isSent: boolean
  readonly atHost: PlacedOrderDocument | undefined
}

/** The ordered pieces with drawing or picture, measures and choices. */
export function ThanksPieces({ title, items, isSent, atHost }: ThanksPiecesProps) {
  const t = useText()
  const links = useLinks()
  const date = useDateFormat()
  const lines = atHost ? shownItems(atHost) : []
  return (
    <div>
      <h2>{title}</h2>
      <ul className="list pieces">
        {items.map((item, index) => (
          <li key={item.key}>
            <PiecePicture name={item.name} image={item.image} measured={item.made_to_measure} mini="narrow" />
            <p>
              <b>{item.qty > 1 ? `${item.qty} × ${item.name}` : item.name}</b>
              <br />
              <span className="muted">
                <PieceText piece={item} />
              </span>
              <br />
              {lines[index]?.withdrawn_at ? (
                <Status kind="out">{t('account.orderWithdrawn', { date: date(lines[index].withdrawn_at) })}</Status>
              ) : (
                <LineWithdrawal line={item} />
              )}
            </p>
            {isSent && <LineDownloads line={item} downloads={lines[index]?.downloads} />}
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
