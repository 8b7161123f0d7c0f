import {
  Link,
  observer,
  useDelivery,
  useLinks,
  useMessage,
  useStorefront,
  type CartStore,
  type FieldIssue,
} from '@vitrin/theme-kit'
import { issueText } from '@vitrin/theme-kit/forms'
import { Block } from '../../parts/block'
import { Coupon } from '../../parts/coupon'
import { DeliveryDays, Lines } from '../../parts/lines'
import { Totals } from '../../parts/totals'
import { Button } from '../../ui/button'
import { Check } from '../../ui/field'
import { FieldError, Note } from '../../ui/note'
import { Section } from './section'

export const TERMS = 'terms'

export interface OrderProps {
  readonly cart: CartStore
  readonly termsAccepted: boolean
  readonly issue: FieldIssue | undefined
  readonly onAccept: (accepted: boolean) => void
}

/** What the button orders, what the law says about it, and the terms. */
export const Order = observer(function Order({ cart, termsAccepted, issue, onAccept }: OrderProps) {
  const t = useMessage()
  const links = useLinks()
  const { ui } = useStorefront()
  const delivery = useDelivery()
  const isCut = cart.items.some(({ made_to_measure: measured }) => measured)
  const changesUntil = isCut ? delivery.changesUntil() : undefined
  return (
    <Section step="review" title="checkout.reviewTitle">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for form fields */}
      <div role="group" aria-label={t('checkout.order')}>
        <Lines items={cart.items} label={t('checkout.reviewLines')} withdrawal />
        <DeliveryDays lines={cart.items} />
        {cart.coupon ? (
          <Coupon cart={cart} />
        ) : (
          <details>
            <summary>{t('checkout.haveCoupon')}</summary>
            <Coupon cart={cart} />
          </details>
        )}
        <Totals totals={cart.totals} coupon={cart.coupon?.code} exact />
      </div>
      <p className="row">
        <Button onClick={() => ui.openPanel('microcart')}>{t('checkout.backToCart')}</Button>
        <Button onClick={() => ui.openModal('size-guide')}>{t('sizeGuide.title')}</Button>
      </p>
      <Block at="checkout" />
      <Note title={t(isCut ? 'checkout.withdrawal' : 'checkout.withdrawalPlain')}>
        {changesUntil && t('delivery.changesUntil', { day: changesUntil })}
      </Note>
      <Check
        type="checkbox"
        id={TERMS}
        checked={termsAccepted}
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue && `${TERMS}-e`}
        onChange={({ target }) => onAccept(target.checked)}
      >
        {t('checkout.acceptTerms')}
      </Check>
      {issue && <FieldError id={`${TERMS}-e`}>{issueText(issue, t)}</FieldError>}
      <p>
        <Link
          to={links.content('terms')}
          onClick={(event) => {
            event.preventDefault()
            ui.openModal('terms')
          }}
        >
          {t('shell.terms')}
        </Link>
      </p>
    </Section>
  )
})
