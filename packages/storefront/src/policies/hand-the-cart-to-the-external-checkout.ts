import { reaction } from 'mobx'
import type { Policy } from './policy'

/** Where another site takes the order, nobody gets to see this shop's checkout (R2.02). Without a network they wait for it there. */
export const handTheCartToTheExternalCheckout: Policy = ({
  storefront: { pages, ui },
  shopper: { cart, externalCheckout },
}) => {
  if (!externalCheckout) return () => undefined
  return reaction(
    () => (pages.current?.id === 'checkout' && cart.items.length > 0 ? { online: ui.online } : undefined),
    (entered) => (entered ? void externalCheckout.handOver() : externalCheckout.stay()),
    { fireImmediately: true, equals: (one, other) => one?.online === other?.online },
  )
}
