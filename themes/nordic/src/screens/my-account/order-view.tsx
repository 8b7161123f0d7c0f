import {
  isExemptFromWithdrawal,
  Link,
  shownItems,
  useCountries,
  useDateFormat,
  useDelivery,
  useLinks,
  type PlacedOrderDocument,
  type PlacedOrderItem,
  useMethodName,
} from '@vitrin/theme-kit'
import { LineDownloads } from '../../components/line-downloads'
import { LineWithdrawal } from '../../components/line-withdrawal'
import { Money } from '../../components/money'
import { PieceText } from '../../components/piece-text'
import { OrderTotals } from '../../components/totals'
import { AskLink } from '../../contact/ask-link'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { Status } from '../../ui/status'
import { Icon } from '../../ui/icon'
import { printIcon } from '../../ui/deferred-icons'
import { truckIcon } from '../../ui/icons'
import { AddressLines } from './address-lines'
import { OrderAgain } from './order-again'
import { OrderPiece, snapshotOf } from './order-piece'
import { OrderStatus } from './order-status'

/** An order with all its facts, ready to print. */
export function OrderView({ order }: { readonly order: PlacedOrderDocument }) {
  const t = useText()
  const date = useDateFormat()
  const links = useLinks()
  const nameOf = useMethodName()
  const countries = useCountries()
  const countryName = (code: string) => countries.all.find((country) => country.code === code)?.name ?? code
  const method = order.payment?.method
  const delivery = useDelivery()
  const { delivery_window: window } = order
  const shipping = order.extension_attributes?.shipping_assignments?.[0]?.shipping?.address
  return (
    <div className="order-view">
      <p className="cluster">
        <OrderStatus order={order} />
        <span className="num muted">{date(order.created_at)}</span>
      </p>
      <div className="cluster no-print">
        <OrderAgain order={order} />
        <Button secondary small onClick={() => print()}>
          <Icon path={printIcon} small />
          {t('thanks.print')}
        </Button>
        {shownItems(order).some(isReturnable) && (
          <Link className="link" to={`${links.withdrawal}?order=${order.increment_id}`}>
            {t('shell.withdraw')}
          </Link>
        )}
        <AskLink about={{ order_number: order.increment_id }}>{t('contact.askOrder')}</AskLink>
      </div>
      <section aria-labelledby="lines">
        <h2 id="lines">{t('account.orderLines')}</h2>
        <ul className="list order-lines">
          {shownItems(order).map((item, index) => (
            <Line key={index} item={item} />
          ))}
        </ul>
        {window && (
          <p className="delivery-dates">
            <Icon path={truckIcon} small />
            {t('delivery.dates', { days: delivery.days(window) })}
          </p>
        )}
        <OrderTotals order={order} />
      </section>
      <div className="order-places">
        {shipping && (
          <section aria-labelledby="to">
            <h2 id="to">{t('account.shippingAddress')}</h2>
            <AddressLines address={shipping} countryName={countryName} />
          </section>
        )}
        {order.billing_address && (
          <section aria-labelledby="bill">
            <h2 id="bill">{t('account.billingAddress')}</h2>
            <AddressLines address={order.billing_address} countryName={countryName} />
          </section>
        )}
        {method && (
          <section aria-labelledby="pay">
            <h2 id="pay">{t('account.payment')}</h2>
            <p>{nameOf(method, method)}</p>
          </section>
        )}
      </div>
    </div>
  )
}

function isReturnable(item: PlacedOrderItem): boolean {
  return !item.withdrawn_at && !isExemptFromWithdrawal({ made_to_measure: snapshotOf(item) })
}

function Line({ item }: { readonly item: PlacedOrderItem }) {
  const { sku, name = sku, qty_ordered: qty = 1, row_total_incl_tax: total, options = [] } = item
  const measured = snapshotOf(item)
  const t = useText()
  const date = useDateFormat()
  return (
    <li className="mini-line">
      <OrderPiece item={item} mini="always" />
      <div>
        <p>
          <b>{qty > 1 ? `${qty} × ${name}` : name}</b>
        </p>
        <p className="small muted">
          <PieceText piece={{ options, made_to_measure: measured }} />
        </p>
        <p className="small">
          {item.withdrawn_at ? (
            <Status kind="out">{t('account.orderWithdrawn', { date: date(item.withdrawn_at) })}</Status>
          ) : (
            <LineWithdrawal line={{ made_to_measure: measured }} />
          )}
        </p>
        <LineDownloads line={item} downloads={item.downloads} />
      </div>
      {total !== undefined && <Money kronor={total} />}
    </li>
  )
}
