import { ORDERS_SCOPE } from '@vitrin/checkout'
import type { SyncTask } from '@vitrin/sync-queue'
import { markerOf } from '../actors/read-screen'
import type { Tab } from '../actors/tab'
import type { ConfirmedOrder } from '../oracle/order-book'
import type { Stage } from '../stage'
import { acknowledged } from './cart-steps'
import type { TabStep } from './step'

export const retryTask: TabStep = {
  kind: 'sends a failed task again',
  weight: 3,
  async run({ page }) {
    const task = page?.shopper.queue.failed[0]
    if (task) await page.shopper.queue.send(task.task_id)
  },
}

const RIVALS = ['sends the orders that waited for a word', 'lets an order go', 'changes an order', 'reloads']

/** Answers the question about orders that were placed without a network, or uses the list of them. */
export const answerQuestion: TabStep = {
  kind: 'sends the orders that waited for a word',
  weight: 3,
  rivals: RIVALS,
  async run(tab, _, stage) {
    const { page } = tab
    if (!page?.storefront.ui.online) return
    if (page.storefront.ui.modal === 'offline-order') page.storefront.ui.closeModal()
    await Promise.all(
      page.shopper.queue.onHold.map(async (task) => {
        const name = `order ${markerOf(task).join()}`
        try {
          await page.shopper.unsentOrders.send(task.task_id)
          acknowledged(tab, stage, `${name} … goes by word`)
        } catch (error) {
          stage.world.trace.record(tab.name, `${name} … ${String(error)}`)
        }
      }),
    )
  },
}

/** The question comes again with the network. */
export const putQuestionOff: TabStep = {
  kind: 'puts the question off',
  weight: 1,
  run({ page }) {
    if (page?.storefront.ui.modal === 'offline-order') page.storefront.ui.closeModal()
  },
}

/** Also cancels an order that was being sent: then the host decides. */
export const cancelOrder: TabStep = {
  kind: 'lets an order go',
  weight: 3,
  rivals: RIVALS,
  async run(tab, _, stage) {
    const unsent = firstUnsent(tab, stage)
    if (!unsent) return
    const { order, task_id } = unsent
    // If the page dies meanwhile, the next one handles the order like one that was to be changed (docs/decisions/0034).
    const comesBack = stage.oracle.cart(tab.owner).intendReturn(tab.asker, order.marker, order.lines)
    order.status = 'failed'
    try {
      const gone = await tab.page?.shopper.unsentOrders.cancel(task_id)
      order.status = gone?.ok ? 'refused' : 'waits'
      comesBack.refused()
      if (gone?.ok) acknowledged(tab, stage, `order ${order.marker} … is let go`)
      else stage.world.trace.record(tab.name, `order ${order.marker} … stays: ${gone?.rejection.code ?? ''}`)
    } catch (error) {
      stage.world.trace.record(tab.name, `order ${order.marker} … ${String(error)}`)
      comesBack.unknown()
    }
  },
}

/** Its lines return into the cart. */
export const editOrder: TabStep = {
  kind: 'changes an order',
  weight: 4,
  rivals: RIVALS,
  async run(tab, _, stage) {
    const unsent = firstUnsent(tab, stage)
    if (!unsent) return
    const { order, task_id } = unsent
    const comesBack = stage.oracle.cart(tab.owner).intendReturn(tab.asker, order.marker, order.lines)
    order.comesBack = comesBack
    order.status = 'changing'
    // The next page completes a change that failed half-way.
    const edited = await tab.page?.shopper.unsentOrders
      .edit(task_id)
      .catch((error: unknown) => stage.world.trace.record(tab.name, `order ${order.marker} … ${String(error)}`))
    if (!edited) return
    const stays = !edited.ok && (edited.rejection.code === 'sent' || edited.rejection.code === 'no-answer')
    order.status = stays ? 'waits' : 'refused'
    if (stays) return comesBack.refused()
    // A line that can no longer be added does not return.
    if (!edited.ok) return comesBack.unknown()
    comesBack.done()
    acknowledged(tab, stage, `order ${order.marker} … is changed: its lines are back`)
  },
}

interface Unsent {
  readonly order: ConfirmedOrder
  readonly task_id: string
}

/** The first unsent order of this account whose status the screen has shown. */
function firstUnsent(tab: Tab, { oracle }: Stage): Unsent | undefined {
  const { page } = tab
  const account = oracle.screenOf(tab.name)?.account
  return outboxOf(page).flatMap((task): readonly Unsent[] => {
    const order = oracle.orders.byMarker(markerOf(task)[0] ?? '')
    return order && order.account === account && isShown(order, tab) ? [{ order, task_id: task.task_id }] : []
  })[0]
}

/** The orders in the outbox. */
function outboxOf(page: Tab['page']): readonly SyncTask[] {
  if (!page) return []
  const { onHold, refused, failed, waiting, holds } = page.shopper.queue
  return [...onHold, ...refused, ...failed, ...waiting.filter(({ task_id }) => holds.has(task_id))].filter(
    ({ scope }) => scope === ORDERS_SCOPE,
  )
}

/** Also an order whose page died before it showed a status, if the next page of the tab no longer shows its lines. */
function isShown(order: ConfirmedOrder, { name, asker, page }: Tab): boolean {
  if (order.status === 'waits') return true
  const isOfDeadPage =
    order.status === 'nothing yet' && order.asker.tab === name && order.asker.generation !== asker.generation
  const isKept = page?.shopper.queue.onHold.some((task) => markerOf(task)[0] === order.marker)
  if (!isOfDeadPage || !isKept || page?.shopper.cart.orderLines.claimedBy !== undefined) return false
  order.intent.done()
  return true
}
