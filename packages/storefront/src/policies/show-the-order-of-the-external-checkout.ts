import { parseQuery } from '@vitrin/routing'
import { reaction } from 'mobx'
import type { Policy } from './policy'

/** Sites name the order in their own words. */
const NAMES = ['orderid', 'order_id', 'order', 'ordernumber', 'order_number', 'increment_id']

/** Where the other site sends the shopper back to: their order is asked for, and again when the network is back (R2.16). */
export const showTheOrderOfTheExternalCheckout: Policy = ({
  storefront: { pages, ui },
  shopper: { externalOrder, session },
}) =>
  reaction(
    () =>
      pages.current?.id === 'order-success'
        ? { url: pages.current.url, account: session.account, online: ui.online }
        : undefined,
    (shown) => {
      if (shown && externalOrder.state !== 'found') void externalOrder.load(orderIdIn(shown.url))
    },
    {
      fireImmediately: true,
      equals: (one, other) =>
        one?.url === other?.url && one?.account === other?.account && one?.online === other?.online,
    },
  )

function orderIdIn(url: string): string | undefined {
  const query = Object.entries(parseQuery(url.split('?')[1] ?? ''))
  return query
    .flatMap(([key, values]) => (NAMES.includes(key.toLowerCase()) ? values : []))
    .find((value) => value !== '')
}
