import { Link, useDateFormat, useLinks, useScreenFocus, type OrderedCart, type PlacedOrder } from '@vitrin/theme-kit'
import '../../styles/confirmation.css'
import { LineWithdrawal } from '../../components/line-withdrawal'
import { PiecePicture } from '../../components/piece-picture'
import { PieceText } from '../../components/piece-text'
import { Totals } from '../../components/totals'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { printIcon } from '../../ui/deferred-icons'
import { MessageBox } from '../../ui/message-box'
import { ThanksTimeline } from './thanks-timeline'

export interface ThanksProps {
  readonly placed: PlacedOrder
  readonly ordered: OrderedCart | undefined
  /** The customer's name. The invoice may have another one. */
  readonly name: string
}

export function Thanks({ placed, ordered, name }: ThanksProps) {
  const t = useText()
  const date = useDateFormat()
  const links = useLinks()
  const heading = useScreenFocus<HTMLHeadingElement>()
  const { order } = placed
  const { email } = order.addressInformation.billingAddress
  const measured = ordered?.items.some(({ made_to_measure: snapshot }) => snapshot) ?? false
  const number = (placed.status === 'confirmed' && placed.confirmation.orderNumber) || order.order_id
  return (
    <>
      <section className="thanks" data-tone="night">
        <div className="page">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {t('thanks.title', { name })}
            </h1>
            <p className="lead">
              {placed.status === 'queued'
                ? t('checkout.queuedText')
                : measured
                  ? t('thanks.lead')
                  : t('thanks.leadStandard')}
            </p>
          </div>
          <dl>
            <dt>{t('thanks.number')}</dt>
            <dd className="num">{number}</dd>
            <dt>{t('thanks.placed')}</dt>
            <dd className="num">{date(order.created_at)}</dd>
            <dt>{t('thanks.confirmation')}</dt>
            <dd>{email}</dd>
          </dl>
        </div>
      </section>
      <div className="page after">
        <div>
          <h2>{t('thanks.cutting')}</h2>
          <ul className="list pieces">
            {ordered?.items.map((item) => (
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
        <div>
          <h2>{t('thanks.next')}</h2>
          <ThanksTimeline placed={placed} measured={measured} />
        </div>
        {placed.status === 'queued' ? (
          <MessageBox kind="warning" title={t('checkout.queued')}>
            {t('order.queued')}
          </MessageBox>
        ) : (
          <MessageBox title={t('thanks.payment')}>{t('payment.cashOnDelivery')}</MessageBox>
        )}
        {ordered && (
          <div>
            <Totals totals={ordered.totals} coupon={ordered.coupon} ofOrder />
          </div>
        )}
      </div>
    </>
  )
}
