import type { Policy } from './policy'

/** Name and e-mail of whoever signs in are there in the checkout (contract §15.2); what was typed stays. */
export const fillInWhatTheAccountKnows: Policy = ({ shopper: { session, checkout } }) => {
  if (session.current) checkout.fillIn(session.current)
  return session.events.subscribe((event) => {
    if (event.type === 'signed-in') checkout.fillIn(event.customer)
  })
}
