import type { PlacedOrderDocument, PlacedOrderItem } from '@vitrin/theme-kit'
import '../../styles/totals.css'
import { Money } from '../../components/money'
import { PieceText } from '../../components/piece-text'
import { useText } from '../../messages/use-text'
import { snapshotOf } from '../my-account/order-piece'

/** The lines of an order. Hosts differ in the fields of a line: each field is shown if it is there. */
export function OrderedPieces({ order }: { readonly order: PlacedOrderDocument }) {
  const t = useText()
  const lines = order.items.filter(({ parent_item_id }) => !parent_item_id)
  return (
    <div>
      <h2>{t('thanks.cutting')}</h2>
      <ul className="list pieces">
        {lines.map((item, index) => (
          <Piece key={`${item.sku}-${index}`} item={item} />
        ))}
      </ul>
      <dl className="totals">
        <div className="total">
          <dt>{t('cart.total')}</dt>
          <dd>
            <Money kronor={order.grand_total} isTotal />
          </dd>
        </div>
        {order.tax_amount !== undefined && (
          <div className="vat">
            <dt>{t('cart.vat')}</dt>
            <dd className="muted">
              <Money kronor={order.tax_amount} isTotal />
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}

function Piece({ item }: { readonly item: PlacedOrderItem }) {
  const { name = item.sku, qty_ordered: qty = 1, options = [], row_total_incl_tax: total } = item
  const measured = snapshotOf(item)
  return (
    <li>
      <p>
        <b>{qty > 1 ? `${qty} × ${name}` : name}</b>
        {(options.length > 0 || measured) && (
          <>
            <br />
            <span className="muted">
              <PieceText piece={{ options, made_to_measure: measured }} />
            </span>
          </>
        )}
        {total !== undefined && (
          <>
            <br />
            <Money kronor={total} />
          </>
        )}
      </p>
    </li>
  )
}
