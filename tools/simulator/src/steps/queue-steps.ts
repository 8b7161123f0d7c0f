import { ORDERS_SCOPE } from '@vitrin/checkout'
import type { SyncTask } from '@vitrin/sync-queue'
import { markerOf } from '../actors/read-screen'
import type { Tab } from '../actors/tab'
import type { WishedOrder } from '../oracle/order-book'
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

/** Asked whether orders that were made without a network shall go now, or by the list of them. */
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
          stage.world.trace.tell(tab.name, `${name} … ${String(error)}`)
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

/** Also one that began: then the host is asked. */
export const cancelOrder: TabStep = {
  kind: 'lets an order go',
  weight: 3,
  rivals: RIVALS,
  async run(tab, _, stage) {
    const unsent = firstUnsent(tab, stage)
    if (!unsent) return
    const { order, task_id } = unsent
    // Where the page dies over it, the next one takes the order for one that was to be changed (docs/decisions/0034).
    const comesBack = stage.oracle.cart(tab.owner).intendReturn(tab.asker, order.marker, order.lines)
    order.word = 'failed'
    try {
      const gone = await tab.page?.shopper.unsentOrders.cancel(task_id)
      order.word = gone?.ok ? 'refused' : 'waits'
      comesBack.refused()
      if (gone?.ok) acknowledged(tab, stage, `order ${order.marker} … is let go`)
      else stage.world.trace.tell(tab.name, `order ${order.marker} … stays: ${gone?.rejection.code ?? ''}`)
    } catch (error) {
      stage.world.trace.tell(tab.name, `order ${order.marker} … ${String(error)}`)
      comesBack.unknown()
    }
  },
}

/** Its lines lie in the cart again. */
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
    order.word = 'changing'
    // What fails half-way is the next page's.
    const edited = await tab.page?.shopper.unsentOrders
      .edit(task_id)
      .catch((error: unknown) => stage.world.trace.tell(tab.name, `order ${order.marker} … ${String(error)}`))
    if (!edited) return
    const stays = !edited.ok && (edited.rejection.code === 'sent' || edited.rejection.code === 'no-answer')
    order.word = stays ? 'waits' : 'refused'
    if (stays) return comesBack.refused()
    // A line that cannot be added any more stays away.
    if (!edited.ok) return comesBack.unknown()
    comesBack.done()
    acknowledged(tab, stage, `order ${order.marker} … is changed: its lines are back`)
  },
}

interface Unsent {
  readonly order: WishedOrder
  readonly task_id: string
}

/** Of the own ones. Until something is told nobody knows whether it is still an order. */
function firstUnsent(tab: Tab, { oracle }: Stage): Unsent | undefined {
  const { page } = tab
  const account = oracle.screenOf(tab.name)?.account
  return outboxOf(page).flatMap((task): readonly Unsent[] => {
    const order = oracle.orders.byMarker(markerOf(task)[0] ?? '')
    return order && order.account === account && isTold(order, tab) ? [{ order, task_id: task.task_id }] : []
  })[0]
}

/** What the outbox shows of orders. */
function outboxOf(page: Tab['page']): readonly SyncTask[] {
  if (!page) return []
  const { onHold, refused, failed, waiting, holds } = page.shopper.queue
  return [...onHold, ...refused, ...failed, ...waiting.filter(({ task_id }) => holds.has(task_id))].filter(
    ({ scope }) => scope === ORDERS_SCOPE,
  )
}

/** Its page died before it said so, and the next one of this tab no longer shows the lines: they are the order's. */
function isTold(order: WishedOrder, { name, asker, page }: Tab): boolean {
  if (order.word === 'waits') return true
  const isOfDeadPage =
    order.word === 'nothing yet' && order.asker.tab === name && order.asker.generation !== asker.generation
  const isKept = page?.shopper.queue.onHold.some((task) => markerOf(task)[0] === order.marker)
  if (!isOfDeadPage || !isKept || page?.shopper.cart.orderLines.claimedBy !== undefined) return false
  order.intent.done()
  return true
}
