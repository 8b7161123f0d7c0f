import { Link, useDateFormat, useLinks, type PlacedOrderDocument } from '@vitrin/theme-kit'
import { Money } from '../../components/money'
import { useText } from '../../messages/use-text'
import { OrderStatus } from './order-status'

export function OrderTable({
  title,
  orders,
}: {
  readonly title: string
  readonly orders: readonly PlacedOrderDocument[]
}) {
  const t = useText()
  const date = useDateFormat()
  const links = useLinks()
  return (
    <>
      <h2 id="earlier">{title}</h2>
      <table className="orders" aria-labelledby="earlier">
        <thead>
          <tr>
            <th scope="col">{t('account.orderNumber')}</th>
            <th scope="col">{t('thanks.placed')}</th>
            <th scope="col">{t('account.orderStatus')}</th>
            <th scope="col" className="wide">
              {t('account.orderPieces')}
            </th>
            <th scope="col" className="right">
              {t('account.orderSum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.increment_id}>
              <th scope="row">
                <Link className="num" to={links.order(order.increment_id)}>
                  {order.increment_id}
                </Link>
              </th>
              <td className="num muted">{date(order.created_at)}</td>
              <td>
                <OrderStatus order={order} />
              </td>
              <td className="num muted wide">{order.total_qty_ordered ?? order.items.length}</td>
              <td className="right">
                <Money kronor={order.grand_total} isTotal />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
