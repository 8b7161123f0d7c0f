import type { CheckoutDetails } from './checkout-details'
import { addressIssues, paymentIssues, personalIssues, type FieldIssue, type FieldFacts } from './validation'

/** R2.25 */
export type CheckoutStep = 'personal' | 'shipping' | 'payment' | 'review' | 'confirmation'

/** Steps with fields of their own. */
export type DetailStep = 'personal' | 'shipping' | 'payment'

/** A cart of virtual products has nothing to ship. */
export function stepsOf(isVirtual: boolean): readonly CheckoutStep[] {
  return isVirtual
    ? ['personal', 'payment', 'review', 'confirmation']
    : ['personal', 'shipping', 'payment', 'review', 'confirmation']
}

export function issuesOf(step: DetailStep, details: CheckoutDetails, facts: FieldFacts): readonly FieldIssue[] {
  if (step === 'personal') return personalIssues(details.personalDetails)
  if (step === 'shipping') return addressIssues(details.shippingDetails, facts)
  return paymentIssues(details, facts)
}

/** Everything that keeps the order from being placed. */
export function issuesOfOrder(
  details: CheckoutDetails,
  { termsAccepted, ...facts }: FieldFacts & { readonly termsAccepted: boolean },
): readonly FieldIssue[] {
  const issues = stepsOf(facts.isVirtual)
    .filter(isDetailStep)
    .flatMap((step) => issuesOf(step, details, facts))
  return termsAccepted ? issues : [...issues, { field: 'terms', code: 'terms-not-accepted' }]
}

/** The furthest step that may be opened: the first whose predecessors are not all in order. */
export function furthestStep(details: CheckoutDetails, facts: FieldFacts): CheckoutStep {
  return (
    stepsOf(facts.isVirtual).find((step) => isDetailStep(step) && issuesOf(step, details, facts).length > 0) ?? 'review'
  )
}

/** The part of the checkout's address after the `#` (contract §15.14). */
const HASHES = {
  personal: 'personalDetails',
  shipping: 'shipping',
  payment: 'payment',
  review: 'orderReview',
} as const satisfies Readonly<Record<Exclude<CheckoutStep, 'confirmation'>, string>>

/** The confirmation is no step to come back to. */
export function hashOfStep(step: CheckoutStep): string | undefined {
  return step === 'confirmation' ? undefined : HASHES[step]
}

/** No hash is the first step; `undefined`: a hash of something else. */
export function stepOfHash(hash: string): CheckoutStep | undefined {
  if (hash === '') return 'personal'
  return (Object.keys(HASHES) as readonly (keyof typeof HASHES)[]).find((step) => HASHES[step] === hash)
}

function isDetailStep(step: CheckoutStep): step is DetailStep {
  return step === 'personal' || step === 'shipping' || step === 'payment'
}
