import { Link, orderProgress, shownItems, useDateFormat, useLinks, type PlacedOrderDocument } from '@vitrin/theme-kit'
import '../../styles/totals.css'
import { Money } from '../../components/money'
import { useText } from '../../messages/use-text'
import { buttonClass } from '../../ui/button'
import { OrderAgain } from './order-again'
import { OrderPiece } from './order-piece'
import { OrderStatus } from './order-status'

const MAX_PIECES = 3

/** The order in progress, with its drawings and its progress. */
export function CurrentOrder({ order }: { readonly order: PlacedOrderDocument }) {
  const t = useText()
  const date = useDateFormat()
  const links = useLinks()
  const { step, steps } = orderProgress(order)
  return (
    <section className="current" aria-labelledby="current">
      <header>
        <h2 id="current" className="num">
          {order.increment_id}
        </h2>
        <p className="small muted num">{date(order.created_at)}</p>
      </header>
      <div className="body">
        <ul className="list trio">
          {shownItems(order)
            .slice(0, MAX_PIECES)
            .map((item, index) => (
              <li key={index}>
                <OrderPiece item={item} mini="narrow" />
                <p>{item.name ?? item.sku}</p>
              </li>
            ))}
        </ul>
        <div className="now">
          <div>
            <p>
              <OrderStatus order={order} />
            </p>
            <p className="visually-hidden">{t('account.orderStep', { step, steps })}</p>
            <div className="track" aria-hidden="true">
              {Array.from({ length: steps }, (_, index) => (
                <i key={index} className={index < step ? 'on' : undefined} />
              ))}
            </div>
          </div>
          <dl className="totals">
            <div className="total">
              <dt>{t('cart.total')}</dt>
              <dd>
                <Money kronor={order.grand_total} isTotal />
              </dd>
            </div>
          </dl>
          <div className="cluster">
            <Link className={buttonClass({ small: true })} to={links.order(order.increment_id)}>
              {t('account.showOrder')}
            </Link>
            <OrderAgain order={order} />
          </div>
        </div>
      </div>
    </section>
  )
}
