import {
  observer,
  useMessage,
  useStorefront,
  type CartStore,
  type CheckoutStore,
  type OrderRejection,
} from '@vitrin/theme-kit'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { Button } from '../../ui/button'
import { Order, TERMS } from './order'
import { PaymentFields } from './payment-fields'
import { PersonalFields } from './personal-fields'
import { Refusal } from './refusal'
import type { DetailStep, Fields } from './section'
import { ShippingFields } from './shipping-fields'

export interface OrderFormProps {
  readonly checkout: CheckoutStore
  readonly cart: CartStore
}

type OpenStep = DetailStep | 'review'

const isDetail = (step: string): step is DetailStep => step !== 'review' && step !== 'confirmation'

/**
 * All steps are open, one under the other, with one button at the end. The section with the focus is the step of the
 * checkout, so the address names it; a section that is left is saved if nothing in it is wrong.
 */
export const OrderForm = observer(function OrderForm({ checkout, cart }: OrderFormProps) {
  const t = useMessage()
  const storefront = useStorefront()
  const form = useRef<HTMLFormElement>(null)
  const fields = useRef<Partial<Record<DetailStep, Fields>>>({})
  const shown = useRef(checkout.step)
  const [termsAccepted, setTermsAccepted] = useState(false)
  const [refusal, setRefusal] = useState<OrderRejection>()
  const [wrong, setWrong] = useState(0)
  const { step } = checkout
  const details = checkout.steps.filter(isDetail)

  // Back, forward and the address lead to a section.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    form.current?.querySelector<HTMLElement>(`[data-step=${step}] h2`)?.focus()
  }, [step])
  const save = (section: DetailStep) => fields.current[section]?.saveIfRight()
  const own = (change: () => void) => {
    change()
    shown.current = checkout.step
  }
  const enter = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const [to, from] = [stepOf(target), stepOf(relatedTarget)]
    if (!to || to === from) return
    own(() => {
      if (from && isDetail(from)) save(from)
      // A section that is right without a visit, for example with its only method, is left, too.
      for (const section of details.slice(0, checkout.steps.indexOf(to))) if (section === checkout.step) save(section)
      if (checkout.step !== to) checkout.goTo(to)
    })
  }

  const order = async () => {
    own(() => void details.every((section) => save(section)))
    // The last one first: so the focus ends at the first field that is wrong.
    let count = 0
    for (const section of details.toReversed()) count += (await fields.current[section]?.refuse()) ?? 0
    setWrong(count)
    if (count === 0) await place()
  }
  /** As it is saved: after "order without an account" the fields still ask for one. */
  const place = async () => {
    setRefusal(undefined)
    try {
      const placed = await checkout.placeOrder({ termsAccepted })
      setRefusal(placed.ok ? undefined : placed.rejection)
    } catch (error) {
      // The device could not store the order, so it was not sent either.
      storefront.report(error)
      setRefusal({ code: 'refused', reason: undefined, message: '', fields: [] })
    }
    if (!termsAccepted) document.getElementById(TERMS)?.focus()
  }
  const terms = refusal?.code === 'invalid' ? refusal.issues.find(({ field }) => field === 'terms') : undefined
  const attach = (section: DetailStep) => (given: Fields | null) => {
    if (given) fields.current[section] = given
    else delete fields.current[section]
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus decides which step is open
    <form
      ref={form}
      noValidate
      onFocus={enter}
      onSubmit={(event) => {
        event.preventDefault()
        void order()
      }}
    >
      <PersonalFields ref={attach('personal')} checkout={checkout} />
      {details.includes('shipping') && <ShippingFields ref={attach('shipping')} checkout={checkout} cart={cart} />}
      <PaymentFields ref={attach('payment')} checkout={checkout} cart={cart} />
      <Order
        cart={cart}
        termsAccepted={termsAccepted}
        issue={termsAccepted ? undefined : terms}
        onAccept={setTermsAccepted}
      />
      {refusal && !terms && <Refusal refusal={refusal} checkout={checkout} onAgain={() => void place()} />}
      <p>
        <output>{wrong > 0 && t('checkout.broken', { count: wrong })}</output>
      </p>
      <Button type="submit" main busy={checkout.isPlacing}>
        {t(checkout.isPlacing ? 'checkout.placing' : 'checkout.place')}
      </Button>
    </form>
  )
})

/** The section that holds an element. */
function stepOf(element: EventTarget | null): OpenStep | undefined {
  const section = element instanceof Element ? element.closest<HTMLElement>('[data-step]') : undefined
  return section?.dataset['step'] as OpenStep | undefined
}
