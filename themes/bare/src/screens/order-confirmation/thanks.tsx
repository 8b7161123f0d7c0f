import {
  Link,
  shownItems,
  useDateFormat,
  useLinks,
  useMessage,
  useScreenFocus,
  useThanks,
  type CartItem,
  type CartTotals,
  type PlacedOrder,
  type PlacedOrderDocument,
} from '@vitrin/theme-kit'
import { Fragment } from 'react'
import { Downloads } from '../../parts/downloads'
import { PiecePicture, PieceText } from '../../parts/piece'
import { LineWithdrawal } from '../../parts/piece-withdrawal'
import { Totals } from '../../parts/totals'
import { Button } from '../../ui/button'
import { Note, Status } from '../../ui/note'

export interface ThanksProps {
  readonly placed: PlacedOrder
  readonly items: readonly CartItem[]
  /** Orders of older builds have none on the device. */
  readonly totals: CartTotals | undefined
  /** The first name of the shopper. */
  readonly name: string
  /** The order as the host has it. */
  readonly atHost?: PlacedOrderDocument | undefined
}

/** The confirmation. What was not sent is not called an order that was received. */
export function Thanks({ placed, items, totals, name, atHost }: ThanksProps) {
  const t = useMessage()
  const date = useDateFormat()
  const links = useLinks()
  const heading = useScreenFocus<HTMLHeadingElement>()
  const said = useThanks({ placed, items, name })
  const lines = atHost ? shownItems(atHost) : []
  return (
    <div className="column">
      <h1 ref={heading} tabIndex={-1}>
        {said.title}
      </h1>
      <p>{said.lead}</p>
      <dl className="sums">
        {said.facts.map(([fact, value]) => (
          <Fragment key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <h2>{said.piecesTitle}</h2>
      <ul className="lines">
        {items.map((item, index) => {
          const withdrawnAt = lines[index]?.withdrawn_at
          return (
            <li key={item.key}>
              <PiecePicture name={item.name} image={item.image} measured={item.made_to_measure} />
              <div>
                <b>{t('checkout.reviewLine', { qty: item.qty, name: item.name })}</b>
                <PieceText piece={item} />
                {withdrawnAt ? (
                  <Status kind="out">{t('account.orderWithdrawn', { date: date(withdrawnAt) })}</Status>
                ) : (
                  <LineWithdrawal line={item} />
                )}
                {said.isSent && <Downloads line={item} downloads={lines[index]?.downloads} />}
              </div>
            </li>
          )
        })}
      </ul>
      {totals && <Totals totals={totals} coupon={placed.order.coupon_code} exact />}
      {said.isSaved && (
        <Note kind="warning" title={t('checkout.queued')}>
          {t('order.queued')}
        </Note>
      )}
      {said.isPaidAtTheDoor && <Note title={t('thanks.payment')}>{t('payment.cashOnDelivery')}</Note>}
      <h2>{said.nextTitle}</h2>
      <ol>
        {said.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ol>
      <p className="row">
        <Button onClick={() => print()}>{t('thanks.print')}</Button>
        <Link to={links.home}>{t('thanks.home')}</Link>
      </p>
    </div>
  )
}
