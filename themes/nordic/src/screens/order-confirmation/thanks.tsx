import {
  useScreenFocus,
  useThanks,
  type CartItem,
  type CartTotals,
  type PlacedOrder,
  type PlacedOrderDocument,
} from '@vitrin/theme-kit'
import { Fragment } from 'react'
import '../../styles/confirmation.css'
import { Totals } from '../../components/totals'
import { useText } from '../../messages/use-text'
import { MessageBox } from '../../ui/message-box'
import { ThanksPieces } from './thanks-pieces'

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
  const heading = useScreenFocus<HTMLHeadingElement>()
  const said = useThanks({ placed, items, name })
  return (
    <>
      <section className="thanks" data-tone="night">
        <div className="page">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {said.title}
            </h1>
            <p className="lead">{said.lead}</p>
          </div>
          <dl>
            {said.facts.map(([fact, value]) => (
              <Fragment key={fact}>
                <dt>{fact}</dt>
                <dd className="num">{value}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </section>
      <div className="page after">
        <ThanksPieces title={said.piecesTitle} items={items} isSent={said.isSent} atHost={atHost} />
        <div>
          <h2>{said.nextTitle}</h2>
          <ol className="timeline">
            {said.steps.map(({ title, text, isDone }) => (
              <li key={title} data-state={isDone ? 'done' : undefined}>
                <b>{title}</b>
                {text && <span>{text}</span>}
              </li>
            ))}
          </ol>
        </div>
        {said.isSaved && (
          <MessageBox kind="warning" title={t('checkout.queued')}>
            {t('order.queued')}
          </MessageBox>
        )}
        {said.isPaidAtTheDoor && <MessageBox title={t('thanks.payment')}>{t('payment.cashOnDelivery')}</MessageBox>}
        {totals && (
          <div>
            <Totals totals={totals} coupon={placed.order.coupon_code} ofOrder />
          </div>
        )}
      </div>
    </>
  )
}
