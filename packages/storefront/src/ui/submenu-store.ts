import type { Cancel, Clock } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { LateHolder, LateParts } from '../late-parts'

/** Until then a closed submenu stays drawn, so that it can slide out (R2.29). */
const POP_DELAY_MS = 300

/** The submenus of a shop. */
export function openSubmenus(storefront: LateHolder): SubmenuStore {
  return storefront.late(makeSubmenus)
}

function makeSubmenus({ clock }: LateParts): SubmenuStore {
  return new SubmenuStore(clock)
}

/** The submenus of the mobile menu, one over the other. */
export class SubmenuStore {
  readonly #clock: Pick<Clock, 'after'>
  #stopWaiting: Cancel | undefined
  /** The ids of the categories whose submenus are drawn, the outermost first. */
  path: readonly number[] = []
  /** How many of them are open; one beyond it is closing. */
  depth = 0

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock
    makeAutoObservable(this, { path: observableRef }, { autoBind: true })
  }

  open(categoryId: number): void {
    this.pop()
    this.path = [...this.path, categoryId]
    this.depth = this.path.length
  }

  /** Closes the innermost one. */
  back(): void {
    if (this.depth === 0) return
    this.depth -= 1
    this.#stopWaiting?.()
    this.#stopWaiting = this.#clock.after(POP_DELAY_MS, () => this.pop())
  }

  /** Closes all at once, because the menu is closed. */
  reset(): void {
    this.depth = 0
    this.pop()
  }

  private pop(): void {
    this.#stopWaiting?.()
    this.#stopWaiting = undefined
    this.path = this.path.slice(0, this.depth)
  }
}
