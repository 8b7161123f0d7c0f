import { markerOf } from '../actors/read-screen'
import type { Tab } from '../actors/tab'
import type { WishedOrder } from '../oracle/order-book'
import type { Stage } from '../stage'
import type { TabStep } from './step'

const firstFailed = ({ page }: Tab) => page?.shopper.queue.failed[0]

export const retryTask: TabStep = {
  kind: 'sends a failed task again',
  weight: 3,
  async run(tab) {
    const task = firstFailed(tab)
    if (task) await tab.page?.shopper.queue.retry(task.task_id)
  },
}

export const discardTask: TabStep = {
  kind: 'discards a failed task',
  weight: 1,
  async run(tab, _, { oracle }) {
    const task = firstFailed(tab)
    const screen = oracle.screenOf(tab.name)
    const marker = screen?.failed[0]
    if (!task || marker === undefined) return
    const order = oracle.orders.byMarker(marker)
    // The host may have it all the same: a fault is no answer.
    if (order) order.word = 'failed'
    await tab.page?.shopper.queue.discard(task.task_id)
  },
}

/** Asked whether an order that was made without a network shall go now. */
export const answerQuestion: TabStep = {
  kind: 'sends the orders that waited for a word',
  weight: 3,
  async run({ page }) {
    if (page?.storefront.ui.modal !== 'offline-order') return
    page.storefront.ui.closeModal()
    await Promise.all(page.shopper.queue.keptBack.map(({ task_id }) => page.shopper.unsentOrders.send(task_id)))
  },
}

export const cancelOrder: TabStep = {
  kind: 'cancels an order that waits',
  weight: 2,
  async run(tab, _, stage) {
    const kept = firstKept(tab, stage)
    if (!kept) return
    const { order, task_id } = kept
    order.word = 'failed'
    order.word = (await tab.page?.shopper.unsentOrders.cancel(task_id)) ? 'refused' : 'waits'
  },
}

/** Its lines lie in the cart again. */
export const editOrder: TabStep = {
  kind: 'changes an order that waits',
  weight: 2,
  async run(tab, _, stage) {
    const kept = firstKept(tab, stage)
    if (!kept) return
    const { order, task_id } = kept
    const cart = stage.oracle.cart(tab.owner)
    const intents = Object.entries(order.lines).map(([line, qty]) => cart.intendLine(tab.asker, line, (held) => [held + qty]))
    order.word = 'failed'
    const edited = await tab.page?.shopper.unsentOrders.edit(task_id)
    order.word = edited?.ok ? 'refused' : 'waits'
    for (const intent of intents) {
      if (edited?.ok) intent.done()
      else intent.refused()
    }
  },
}

/** Until something is told nobody knows whether it is still an order. */
function firstKept({ page }: Tab, { oracle }: Stage): { readonly order: WishedOrder; readonly task_id: string } | undefined {
  const task = page?.shopper.queue.keptBack[0]
  const order = task && oracle.orders.byMarker(markerOf(task)[0] ?? '')
  return order?.word === 'waits' ? { order, task_id: task!.task_id } : undefined
}
