import {
  shortOrderName,
  useDateFormat,
  useDelivery,
  useScreenFocus,
  type CartItem,
  type CartTotals,
  type PlacedOrder,
  type PlacedOrderDocument,
} from '@vitrin/theme-kit'
import '../../styles/confirmation.css'
import { Totals } from '../../components/totals'
import { useText } from '../../messages/use-text'
import { MessageBox } from '../../ui/message-box'
import { ThanksPieces } from './thanks-pieces'
import { isAnswerLate, ThanksTimeline } from './thanks-timeline'

export interface ThanksProps {
  readonly placed: PlacedOrder
  readonly items: readonly CartItem[]
  /** Orders of older builds have no totals on the device. */
  readonly totals: CartTotals | undefined
  /** The first name of the shopper. The addresses may have others. */
  readonly name: string
  /** The order as the host has it, once it has answered. */
  readonly atHost?: PlacedOrderDocument | undefined
}

/** The confirmation of an order. An order that was not sent is not called an order that was received. */
export function Thanks({ placed, items, totals, name, atHost }: ThanksProps) {
  const t = useText()
  const date = useDateFormat()
  const delivery = useDelivery()
  const heading = useScreenFocus<HTMLHeadingElement>()
  const { order } = placed
  const isSent = placed.status === 'confirmed'
  const isLate = isAnswerLate(placed)
  const isUnsure = !isSent && placed.reason === 'unsure'
  const { email } = order.addressInformation.billingAddress
  const measured = items.some(({ made_to_measure: snapshot }) => snapshot)
  const reading = measured ? delivery.nextWorkingDay(order.created_at) : undefined
  const number = (isSent && placed.confirmation.orderNumber) || shortOrderName(order.order_id)
  return (
    <>
      <section className="thanks" data-tone="night">
        <div className="page">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {isSent
                ? t('thanks.title', { name })
                : t(isUnsure ? 'thanks.unsureTitle' : isLate ? 'thanks.lateTitle' : 'thanks.savedTitle')}
            </h1>
            <p className="lead">
              {isSent
                ? reading
                  ? t('thanks.lead', { day: reading })
                  : t('thanks.leadStandard')
                : t(isUnsure ? 'outbox.unsureText' : isLate ? 'thanks.lateText' : 'checkout.queuedText')}
            </p>
          </div>
          <dl>
            <dt>{t('thanks.number')}</dt>
            <dd className="num">{number}</dd>
            <dt>{t(isSent ? 'thanks.placed' : 'thanks.saved')}</dt>
            <dd className="num">{date(order.created_at)}</dd>
            <dt>{t('thanks.confirmation')}</dt>
            <dd>{email}</dd>
          </dl>
        </div>
      </section>
      <div className="page after">
        <ThanksPieces items={items} isSent={isSent} atHost={atHost} />
        <div>
          <h2>{t(isSent ? 'thanks.next' : isUnsure ? 'thanks.unsureNext' : 'thanks.savedNext')}</h2>
          <ThanksTimeline placed={placed} items={items} />
        </div>
        {!isSent && !isUnsure && !isLate && (
          <MessageBox kind="warning" title={t('checkout.queued')}>
            {t('order.queued')}
          </MessageBox>
        )}
        {isSent && order.addressInformation.payment_method_code === 'cashondelivery' && (
          <MessageBox title={t('thanks.payment')}>{t('payment.cashOnDelivery')}</MessageBox>
        )}
        {totals && (
          <div>
            <Totals totals={totals} coupon={order.coupon_code} ofOrder />
          </div>
        )}
      </div>
    </>
  )
}
