import { issueText } from '@vitrin/theme-kit/forms'
import {
  Link,
  observer,
  useLinks,
  useStorefront,
  useDelivery,
  type CartStore,
  type CheckoutStore,
  type OrderRejection,
} from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { Check } from '../../ui/check'
import { FieldError } from '../../ui/field-error'
import { MessageBox } from '../../ui/message-box'
import { Refusal } from './refusal'
import { ReviewLines } from './review-lines'

export interface ReviewProps {
  readonly checkout: CheckoutStore
  readonly cart: CartStore
}

const TERMS = 'terms'

export const Review = observer(function Review({ checkout, cart }: ReviewProps) {
  const t = useText()
  const links = useLinks()
  const delivery = useDelivery()
  const isCut = cart.items.some(({ made_to_measure: measured }) => measured)
  const changesUntil = isCut ? delivery.changesUntil() : undefined
  const storefront = useStorefront()
  const [accepted, setAccepted] = useState(false)
  const [refusal, setRefusal] = useState<OrderRejection>()
  const terms = refusal?.code === 'invalid' ? refusal.issues.find(({ field }) => field === 'terms') : undefined
  const place = async () => {
    try {
      const placed = await checkout.placeOrder({ termsAccepted: accepted })
      setRefusal(placed.ok ? undefined : placed.rejection)
    } catch (error) {
      // The device could not store the order, so it was not sent either.
      storefront.report(error)
      setRefusal({ code: 'refused', reason: undefined, message: '', fields: [] })
    }
    if (!accepted) document.getElementById(TERMS)?.focus()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void place()
      }}
    >
      <MessageBox title={t(isCut ? 'checkout.withdrawal' : 'checkout.withdrawalPlain')}>
        {changesUntil && t('delivery.changesUntil', { day: changesUntil })}
      </MessageBox>
      <div className="group">
        <Check
          type="checkbox"
          id={TERMS}
          checked={accepted}
          aria-invalid={terms ? true : undefined}
          aria-describedby={terms && `${TERMS}-e`}
          onChange={(event) => setAccepted(event.target.checked)}
        >
          {t('checkout.acceptTerms')}
        </Check>
        {terms && !accepted && <FieldError id={`${TERMS}-e`}>{issueText(terms, t)}</FieldError>}
        <Link
          className="link link-quiet"
          to={links.content('terms')}
          onClick={(event) => {
            event.preventDefault()
            storefront.ui.openModal('terms')
          }}
        >
          {t('shell.terms')}
        </Link>
      </div>
      <ReviewLines cart={cart} />
      {refusal && !terms && <Refusal refusal={refusal} checkout={checkout} onAgain={() => void place()} />}
      <div className="cluster">
        <Button type="submit" busy={checkout.isPlacing}>
          {checkout.isPlacing ? t('checkout.placing') : t('checkout.place')}
        </Button>
      </div>
    </form>
  )
})
