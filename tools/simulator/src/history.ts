import { onReactionError } from 'mobx'
import { Healing } from './healing'
import { Judge } from './judge'
import type { Plan } from './plan'
import { setUp } from './set-up'
import type { Stage } from './stage'
import { STEPS } from './steps'
import { beginGuard } from './world/guard'
import type { OpenDatabase } from './world/image'
import type { TraceLine } from './world/trace'
import { START_MS, type Violation } from './world/world'

export interface HistoryResult {
  readonly plan: Plan
  readonly hash: string
  readonly lines: readonly TraceLine[]
  readonly violation: Violation | undefined
  /** Names of the faults that struck. */
  readonly faults: readonly string[]
  readonly sites: readonly string[]
  readonly counts: Readonly<Record<string, number>>
}

/** After these calls the host's rows are checked. */
const JUDGED = new Set(['/api/order', '/api/user/refresh', '/api/ext/contact-form/send'])

/** One history from the first step to the last check. */
export class History {
  readonly #plan: Plan
  readonly #stage: Stage
  readonly #judge: Judge

  constructor(plan: Plan, openDatabase: OpenDatabase) {
    this.#plan = plan
    this.#stage = setUp(plan, openDatabase)
    this.#judge = new Judge(this.#stage)
  }

  async run(): Promise<HistoryResult> {
    const { world, host, tabs, oracle } = this.#stage
    const stopListening = this.#catchUnhandledErrors()
    const endGuard = beginGuard(
      () => world.now,
      () => world.scheduler.isBusy,
    )
    host.handled = (path) => {
      if (JUDGED.has(path)) this.#judge.hostChanged()
    }
    try {
      host.start()
      for (const tab of tabs) tab.open()
      this.#schedule()
      await this.#until(START_MS + (this.#plan.steps.at(-1)?.atMs ?? 0) + 1_000)
      await new Healing(this.#stage, this.#judge).run()
    } catch (error) {
      world.violated('threw', error instanceof Error ? (error.stack ?? error.message) : String(error))
    } finally {
      endGuard()
      stopListening()
      host.remove()
    }
    const { trace, faults, violation } = world
    return {
      plan: this.#plan,
      hash: trace.hash,
      lines: trace.lines,
      violation,
      faults: faults.struck,
      sites: [...faults.sites],
      counts: {
        faults: faults.struck.length,
        pages: tabs.reduce((sum, { lives }) => sum + lives, 0),
        'host crashes': host.crashes,
        events: world.scheduler.events,
        requests: this.#stage.wire.requests,
        acknowledged: oracle.acknowledged,
        orders: oracle.orders.orders.length,
        'orders made': this.#judge.ordersSeen,
      },
    }
  }

  #schedule(): void {
    const stage = this.#stage
    const { world, tabs } = stage
    for (const { id, atMs, kind, tab: name, given } of this.#plan.steps) {
      const step = STEPS.find((candidate) => candidate.kind === kind)
      const tab = tabs.find((candidate) => candidate.name === name)
      if (!step || !tab) throw new Error(`There is no step "${kind}" or no tab "${name}"`)
      world.after(atMs, undefined, () => {
        if ('happen' in step) return step.happen(stage, given, tab)
        if (!tab.page || tab.device.isAsleep) return
        tab.beginStep(String(id))
        world.trace.record(
          tab.name,
          `${id}. ${kind}${Object.values(given)
            .map((value) => ` ${value}`)
            .join('')}`,
        )
        void Promise.resolve(step.run(tab, given, stage)).catch((error: unknown) =>
          world.violated('threw', `${kind}: ${error instanceof Error ? (error.stack ?? '') : String(error)}`),
        )
      })
    }
  }

  #until(limitMs: number): Promise<boolean> {
    return this.#stage.world.scheduler.runUntil(limitMs, () => this.#judge.look())
  }

  #catchUnhandledErrors(): () => void {
    const { world } = this.#stage
    const listener = (error: unknown) =>
      world.violated('unhandled', error instanceof Error ? (error.stack ?? error.message) : String(error))
    process.on('unhandledRejection', listener)
    // MobX would only print the error.
    const stopReactions = onReactionError((error: unknown) => listener(error))
    return () => {
      process.off('unhandledRejection', listener)
      stopReactions()
    }
  }
}
