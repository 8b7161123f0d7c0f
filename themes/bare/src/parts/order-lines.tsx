import { useDateFormat, useMessage, type MadeToMeasureSnapshot, type PlacedOrderItem } from '@vitrin/theme-kit'
import { Status } from '../ui/note'
import { Money } from '../ui/price'
import { Downloads } from './downloads'
import { PiecePicture, PieceText } from './piece'
import { LineWithdrawal } from './piece-withdrawal'

/** The measures of a line that was cut to size. */
export function snapshotOf({ made_to_measure }: PlacedOrderItem): MadeToMeasureSnapshot | undefined {
  return made_to_measure as MadeToMeasureSnapshot | undefined
}

/** The lines of an order as the host has them. */
export function OrderLines({ items }: { readonly items: readonly PlacedOrderItem[] }) {
  const t = useMessage()
  const date = useDateFormat()
  return (
    <ul className="lines">
      {items.map((item, index) => {
        const { sku, name = sku, qty_ordered: qty = 1, row_total_incl_tax: total, options = [] } = item
        const measured = snapshotOf(item)
        return (
          <li key={index}>
            <PiecePicture name={name} image={item.image} measured={measured} />
            <div>
              <b>{t('checkout.reviewLine', { qty, name })}</b>
              <PieceText piece={{ options, made_to_measure: measured }} />
              {item.withdrawn_at ? (
                <Status kind="out">{t('account.orderWithdrawn', { date: date(item.withdrawn_at) })}</Status>
              ) : (
                <LineWithdrawal line={{ made_to_measure: measured }} />
              )}
              <Downloads line={item} downloads={item.downloads} />
            </div>
            {total !== undefined && <Money kronor={total} />}
          </li>
        )
      })}
    </ul>
  )
}
