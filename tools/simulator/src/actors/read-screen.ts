import type { CartItem } from '@vitrin/cart-sync'
import { CONTACT_SCOPE } from '@vitrin/contact'
import { GUEST, type OrderDocument } from '@vitrin/kernel'
import type { Shopper } from '@vitrin/storefront'
import type { SyncTask } from '@vitrin/sync-queue'
import { PROFILE_SCOPE } from '@vitrin/user-session'
import { accountNumbered } from '../oracle/accounts'
import { nameOf } from '../oracle/goods'
import type { Screen } from '../oracle/screen'

/** The screen of the shopper, read from the stores. */
export function readScreen({ cart, queue, session, contact }: Shopper): Screen {
  const shown = cart.items.map(lineName)
  const { grandTotal, stale } = cart.totals
  const questions = (tasks: readonly SyncTask[]) =>
    tasks.flatMap(({ task_id, scope }) => (scope === CONTACT_SCOPE ? (contact.kept(task_id)?.form.subject ?? []) : []))
  return {
    account: accountNumbered(session.account),
    lines: Object.fromEntries(cart.items.map((item, index) => [shown[index], item.qty])),
    shown,
    total: grandTotal,
    isHostTotal: !stale,
    coupon: cart.coupon?.code ?? '',
    waiting: queue.waiting.flatMap(markerOf),
    failed: queue.failed.flatMap(markerOf),
    refused: queue.refused.flatMap(markerOf),
    kept: queue.onHold.flatMap(markerOf),
    unsentDetails: queue.tasks.filter(({ scope, transmited }) => scope === PROFILE_SCOPE && !transmited).length,
    stoppedQuestions: questions([...queue.failed, ...queue.refused]),
    keptQuestions: [...new Set([GUEST, session.account])].flatMap((owner) =>
      contact.keptOf(owner).map(({ form }) => form.subject),
    ),
    isConfirming: cart.orderLines.claimedBy !== undefined,
  }
}

export function lineName({ sku, product_option }: Pick<CartItem, 'sku' | 'product_option'>): string {
  return nameOf({ sku, engraving: product_option.extension_attributes.custom_options?.[0]?.option_value ?? '' })
}

export function markerOf({ scope, payload }: SyncTask): readonly string[] {
  if (scope !== 'orders') return []
  return [(payload.body as OrderDocument).addressInformation.billingAddress.telephone]
}
