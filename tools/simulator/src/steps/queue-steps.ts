import type { Tab } from '../actors/tab'
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
