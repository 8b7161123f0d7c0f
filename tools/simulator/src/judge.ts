import type { Facts, Invariant } from './invariants/invariant'
import { SCREEN_INVARIANTS } from './invariants/screen-invariants'
import { HOST_INVARIANTS } from './invariants/host-invariants'
import type { Stage } from './stage'

/** Checks the invariants, each at its time. */
export class Judge {
  readonly #stage: Stage
  #ordersSeen = 0

  constructor(stage: Stage) {
    this.#stage = stage
  }

  get ordersSeen(): number {
    return this.#ordersSeen
  }

  /** After each event: checks the screens that have changed. */
  look(): void {
    const { world, oracle } = this.#stage
    const { changed } = oracle
    if (changed.size > 0) {
      this.check('always', SCREEN_INVARIANTS, changed)
      changed.clear()
    }
    if (world.violation) world.scheduler.stop()
  }

  hostChanged(): void {
    const { oracle, rows } = this.#stage
    const orders = rows.orders()
    for (const order of orders.slice(this.#ordersSeen)) oracle.ordered(order)
    this.#ordersSeen = orders.length
    this.check('always', HOST_INVARIANTS)
  }

  /** After all pages were reloaded. */
  settleChanges(): void {
    const {
      oracle: { orders },
      rows,
      tabs,
    } = this.#facts()
    const known = new Set([
      ...rows.orders().map(({ marker }) => marker),
      ...tabs.flatMap(({ screen }) => [...screen.refused, ...screen.failed]),
    ])
    orders.settleChanges(
      (marker) => known.has(marker),
      ({ asker, account }) => tabs.some(({ device, screen }) => device === asker.device && screen.account === account),
    )
  }

  check(when: string, invariants: readonly Invariant[], only?: ReadonlySet<string>): void {
    const { world } = this.#stage
    if (world.violation) return
    const facts = this.#facts(only)
    for (const invariant of invariants) {
      const sentence = invariant.check(facts)
      if (sentence !== undefined) return world.violated(`${when}, ${invariant.name}`, sentence)
    }
  }

  #facts(only?: ReadonlySet<string>): Facts {
    const { oracle, rows, tabs } = this.#stage
    return {
      oracle,
      rows,
      tabs: tabs.flatMap(({ name, device, owner, asker: { generation } }) => {
        const screen = only && !only.has(name) ? undefined : oracle.screenOf(name)
        return screen ? [{ name, device: device.name, owner, generation, screen }] : []
      }),
    }
  }
}
