import type { Cancel } from '@vitrin/kernel'
import { parseQuery } from '@vitrin/routing'
import { reaction } from 'mobx'

/** Query parameters in which other sites send the order's id. */
const PARAMETERS = ['orderid', 'order_id', 'order', 'ordernumber', 'order_number', 'increment_id']

interface LoadExternalOrderNeeds {
  readonly pages: { readonly current: { readonly id: string; readonly url: string } | undefined }
  readonly ui: { readonly online: boolean }
  readonly session: { readonly account: string }
  readonly externalOrder: { readonly state: string; load(orderId: string | undefined): Promise<unknown> }
}

/**
 * Loads the order of an external checkout on the page to which the other site sends the shopper back (R2.16). It tries
 * again after a sign-in and when the network is back, until the order is found.
 */
export function loadExternalOrder({ pages, ui, session, externalOrder }: LoadExternalOrderNeeds): Cancel {
  return reaction(
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
}

function orderIdIn(url: string): string | undefined {
  const query = Object.entries(parseQuery(url.split('?')[1] ?? ''))
  return query
    .flatMap(([name, values]) => (PARAMETERS.includes(name.toLowerCase()) ? values : []))
    .find((value) => value !== '')
}
