import type { CartStore } from '@vitrin/cart-sync'
import type { OrderStorage } from '@vitrin/checkout'
import type { Outcome } from '@vitrin/kernel'
import type { SyncQueueStore } from '@vitrin/sync-queue'
import type { AccountRejection, SessionStore } from '@vitrin/user-session'

interface Forgettable {
  forget(): Promise<void>
}

export interface EndAccountOptions {
  readonly session: SessionStore
  readonly queue: Pick<SyncQueueStore, 'tasks' | 'discard'>
  readonly cart: Pick<CartStore, 'clear'>
  readonly orders: OrderStorage
  /** What a mere logout leaves on the device. */
  readonly stays: readonly Forgettable[]
}

/** The account ends at the host, then the device lets go of all that was its: what a logout would park or keep as well. */
export function endAccount({
  session,
  queue,
  cart,
  orders,
  stays,
}: EndAccountOptions): (password: string) => Promise<Outcome<void, AccountRejection>> {
  return async (password) => {
    const { account } = session
    const ended = await session.deleteAccount(password)
    if (!ended.ok) return ended
    const forgotten = await Promise.allSettled([
      ...queue.tasks.filter((task) => task.account === account).map(({ task_id }) => queue.discard(task_id)),
      cart.clear({ sync: false }),
      orders
        .all()
        .then((all) =>
          Promise.all(all.filter(({ user_id }) => user_id === account).map(({ order_id }) => orders.remove(order_id))),
        ),
      ...stays.map((store) => store.forget()),
    ])
    await session.leave()
    // A device that cannot forget says so; the account is gone all the same.
    for (const outcome of forgotten) if (outcome.status === 'rejected') throw outcome.reason
    return ended
  }
}
