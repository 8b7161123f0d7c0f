import { useMessage, useOrderAgain, type PlacedOrderDocument } from '@vitrin/theme-kit'
import { snapshotOf } from '../../parts/order-lines'
import { PieceText } from '../../parts/piece'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Problem } from '../../ui/note'

/** Puts an order into the cart again, after the measures of what is cut to size were confirmed. */
export function OrderAgain({ order }: { readonly order: PlacedOrderDocument }) {
  const t = useMessage()
  const { busy, problem, asked, isAsking, start, confirm, cancel } = useOrderAgain(order)
  return (
    <>
      <Button busy={busy} disabled={busy} onClick={start}>
        {t('account.orderAgain')}
      </Button>
      {isAsking && (
        <Dialog title={t('account.confirmMeasures')} onClose={cancel}>
          <p>{t('account.confirmMeasuresText')}</p>
          <ul>
            {asked.map((item, index) => (
              <li key={index}>
                <b>{item.name ?? item.sku}</b>
                <PieceText piece={{ options: item.options ?? [], made_to_measure: snapshotOf(item) }} />
              </li>
            ))}
          </ul>
          <p className="row">
            <Button main onClick={confirm}>
              {t('account.measuresRight')}
            </Button>
            <Button onClick={cancel}>{t('account.cancel')}</Button>
          </p>
        </Dialog>
      )}
      <Problem>{problem}</Problem>
    </>
  )
}
