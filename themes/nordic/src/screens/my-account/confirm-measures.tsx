import type { PlacedOrderItem } from '@vitrin/theme-kit'
import { Dialog } from '../../components/dialog'
import { PieceText } from '../../components/piece-text'
import '../../styles/overlays.css'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { snapshotOf } from './order-piece'

export interface ConfirmMeasuresProps {
  /** The pieces that are cut to size. */
  readonly pieces: readonly PlacedOrderItem[]
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for the measures again: glass that is cut to them cannot be returned. */
export function ConfirmMeasures({ pieces, onConfirm, onClose }: ConfirmMeasuresProps) {
  const t = useText()
  return (
    <Dialog className="modal" labelledBy="confirm-measures" onClose={onClose}>
      <h2 id="confirm-measures">{t('account.confirmMeasures')}</h2>
      <p className="muted">{t('account.confirmMeasuresText')}</p>
      <ul className="list">
        {pieces.map((item, index) => (
          <li key={index}>
            <p>
              <b>{item.name ?? item.sku}</b>
              <br />
              <span className="muted">
                <PieceText piece={{ options: item.options ?? [], made_to_measure: snapshotOf(item) }} />
              </span>
            </p>
          </li>
        ))}
      </ul>
      <div className="cluster">
        <Button small onClick={onConfirm}>
          {t('account.measuresRight')}
        </Button>
        <Button small secondary onClick={onClose}>
          {t('account.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
