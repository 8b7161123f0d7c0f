import {
  observer,
  useShopper,
  useStorefront,
  type CartStore,
  type CheckoutStep,
  type CheckoutStore,
  useMethodName,
} from '@vitrin/theme-kit'
import { useText, type TextKey } from '../../messages/use-text'
import { PaymentForm } from './payment-form'
import { PersonalForm } from './personal-form'
import { Review } from './review'
import { Ruler } from './ruler'
import { ShippingForm } from './shipping-form'
import { Step, type StepState } from './step'

export interface StepsProps {
  readonly checkout: CheckoutStore
  readonly cart: CartStore
}

type OpenStep = Exclude<CheckoutStep, 'confirmation'>

const TEXTS: Readonly<Record<OpenStep, { readonly name: TextKey; readonly title: TextKey }>> = {
  personal: { name: 'checkout.personal', title: 'checkout.personalTitle' },
  shipping: { name: 'checkout.shipping', title: 'checkout.shippingTitle' },
  payment: { name: 'checkout.payment', title: 'checkout.paymentTitle' },
  review: { name: 'checkout.review', title: 'checkout.reviewTitle' },
}

export const Steps = observer(function Steps({ checkout, cart }: StepsProps) {
  const t = useText()
  const summary = useSummaries(checkout, cart)
  const open = checkout.steps.filter((step) => step !== 'confirmation')
  const at = open.findIndex((step) => step === checkout.step)
  const stateOf = (index: number): StepState => (index < at ? 'done' : index === at ? 'current' : 'next')
  return (
    <>
      <Ruler steps={open.map((step, index) => ({ name: TEXTS[step].name, state: stateOf(index) }))} />
      {open.map((step, index) => (
        <Step
          key={step}
          state={stateOf(index)}
          name={t(TEXTS[step].name)}
          title={t(TEXTS[step].title)}
          summary={summary(step)}
          onEdit={() => checkout.goTo(step)}
        >
          <StepForm step={step} checkout={checkout} cart={cart} />
        </Step>
      ))}
    </>
  )
})

function StepForm({ step, checkout, cart }: StepsProps & { readonly step: OpenStep }) {
  switch (step) {
    case 'personal':
      return (
        <>
          <SignInLink />
          <PersonalForm checkout={checkout} />
        </>
      )
    case 'shipping':
      return <ShippingForm checkout={checkout} cart={cart} />
    case 'payment':
      return <PaymentForm checkout={checkout} cart={cart} />
    default:
      return <Review checkout={checkout} cart={cart} />
  }
}

/** A customer signs in without leaving the checkout. */
const SignInLink = observer(function SignInLink() {
  const t = useText()
  const { ui } = useStorefront()
  const session = useShopper()?.session
  if (!session || session.isSignedIn) return null
  return (
    <p className="sign-in">
      {t('checkout.haveAccount')}{' '}
      <button type="button" className="link" onClick={() => ui.openModal('authentication')}>
        {t('account.signIn')}
      </button>
    </p>
  )
})

/** A summary of each step that is done. */
function useSummaries(checkout: CheckoutStore, cart: CartStore): (step: OpenStep) => string | undefined {
  const nameOf = useMethodName()
  const { personalDetails: person, shippingDetails: address } = checkout
  return (step) => {
    switch (step) {
      case 'personal':
        return `${person.firstName} ${person.lastName}, ${person.emailAddress}`
      case 'shipping':
        return `${address.streetAddress}, ${address.zipCode} ${address.city}`
      case 'payment':
        return cart.payment && nameOf(cart.payment.code, cart.payment.title)
      default:
        return undefined
    }
  }
}
