import type { WorkshopAction } from './inbox-page'
import type { WorkshopContext } from './workshop-context'

/** What a button does. Doing it twice changes nothing. */
const ACTIONS: Readonly<Record<WorkshopAction, (context: WorkshopContext, id: number) => void>> = {
  approve({ database, onChanged }, id) {
    const productId = database.reviews.approve(id)
    if (productId !== undefined) onChanged(new Set([`P${productId}`]))
  },
  refuse({ database, reviewPictures }, id) {
    reviewPictures.remove(database.transaction(() => database.reviews.refuse(id)))
  },
  answered: ({ database, clock }, id) => database.questions.answered(id, clock.now()),
  handled: ({ database, clock }, id) => database.withdrawals.handled(id, clock.now()),
}

export function knownAction(name: string): WorkshopAction | undefined {
  return Object.hasOwn(ACTIONS, name) ? (name as WorkshopAction) : undefined
}

export function act(context: WorkshopContext, action: WorkshopAction, id: number): void {
  ACTIONS[action](context, id)
}
