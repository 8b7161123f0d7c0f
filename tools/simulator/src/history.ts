import { onReactionError } from 'mobx'
import { AT_REST, AT_THE_END, BEFORE_RELOAD } from './invariants/of-the-rest'
import { Judge } from './judge'
import type { Plan } from './plan'
import { setUp } from './set-up'
import type { Stage } from './stage'
import { STEPS } from './steps'
import { signIn, signOut } from './steps/account-steps'
import { confirmUntilMade } from './steps/checkout-steps'
import { answerQuestion } from './steps/queue-steps'
import { Draw } from './world/chance'
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

const QUIET_MS = 20 * 60_000
const CONFIRMED_AT_MOST = 3

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
    const stopListening = this.#whatEscapes()
    const endGuard = beginGuard(
      () => world.now,
      () => world.scheduler.isBusy,
    )
    host.handled = (path) => {
      if (path === '/api/order' || path === '/api/user/refresh') this.#judge.hostChanged()
    }
    try {
      host.start()
      for (const tab of tabs) tab.open()
      this.#schedule()
      await this.#until(START_MS + (this.#plan.steps.at(-1)?.atMs ?? 0) + 1_000)
      await this.#heal()
    } catch (error) {
      world.violated('threw', error instanceof Error ? (error.stack ?? error.message) : String(error))
    } finally {
      endGuard()
      stopListening()
      host.database.close()
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
      if (!step || !tab) throw new Error(`Nobody knows how ${name} ${kind}`)
      world.after(atMs, undefined, () => {
        if ('happen' in step) return step.happen(stage, given, tab)
        if (!tab.page || tab.device.isAsleep) return
        tab.beginStep(String(id))
        world.trace.tell(
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

  /** Faults end; host and devices come back one by one; then everybody looks again, twice. */
  async #heal(): Promise<void> {
    const { world, host, devices, tabs } = this.#stage
    world.faults.healed = true
    host.refusesTokens = false
    world.trace.tell('', 'healing begins')
    const draw = new Draw(world.chance, 'healing')
    world.after(draw.within('host', 0, 30_000), undefined, () => host.start())
    for (const device of devices) {
      device.setOnline(false)
      world.after(device.sleepsForMs + draw.within(device.name, 0, 30_000), undefined, () => device.setOnline(true))
    }
    for (const tab of tabs)
      world.after(tab.device.sleepsForMs + draw.within(tab.name, 30_000, 40_000), undefined, () => tab.open())
    await this.#quiet()
    // A run that failed waits for a reason to begin again: the network that returns is one without a reload. So does a device that another has overtaken.
    for (const round of devices.keys()) {
      for (const device of devices) {
        device.setOnline(false)
        world.after(draw.within(`${device.name}/again ${round}`, 0, 1_000), undefined, () => device.setOnline(true))
      }
      await this.#quiet()
    }
    await this.#everybodyAnswers('after healing')
    this.#judge.check('after healing', BEFORE_RELOAD)
    await this.#signInAgain()
    // Two devices reload at once: what the one makes up for then, the other sees when it looks again.
    for (const [round] of [...devices, undefined].entries()) {
      await this.#everybodyLooks(String(round + 1))
      this.#judge.settleChanges()
      if (round + 1 >= devices.length) this.#judge.check(`after reload ${round + 1}`, AT_REST)
    }
    await this.#orderInPeace()
  }

  /** What an account left behind comes back with it: each comes once more, the first stays. */
  async #signInAgain(): Promise<void> {
    const stage = this.#stage
    const { world, tabs, devices, accounts, oracle } = stage
    for (const device of devices) {
      const tab = tabs.find((candidate) => candidate.device === device)
      if (!tab) continue
      for (const [index, name] of [...accounts.entries()].reverse()) {
        if (world.violation || oracle.screenOf(tab.name)?.account === name) continue
        tab.beginStep(`again ${name}`)
        void signOut.run(tab, {}, stage)
        await this.#quiet()
        void signIn.run(tab, { who: index / accounts.length }, stage)
        await this.#quiet()
        await this.#everybodyAnswers(`again ${name}`)
      }
    }
  }

  async #everybodyLooks(round: string): Promise<void> {
    const { world, tabs } = this.#stage
    const draw = new Draw(world.chance, 'healing')
    for (const tab of tabs) world.after(draw.within(`${tab.name}/${round}`, 0, 1_000), undefined, () => tab.reload())
    await this.#quiet()
    await this.#everybodyAnswers(round)
  }

  /** Orders that were made without a network are asked about, and shall go. */
  async #everybodyAnswers(when: string): Promise<void> {
    for (const tab of this.#stage.tabs) {
      if (tab.page?.storefront.ui.modal === undefined) continue
      tab.beginStep(`answers ${when}`)
      void answerQuestion.run(tab, {}, this.#stage)
      await this.#quiet()
    }
  }

  /** When all is well again, what lies in a cart can be bought. */
  async #orderInPeace(): Promise<void> {
    const stage = this.#stage
    const { world, tabs, devices, oracle } = stage
    if (world.violation) return
    for (const device of devices) {
      const tab = tabs.find((candidate) => candidate.device === device)
      if (!tab || !oracle.screenOf(tab.name)?.shown.length) continue
      tab.beginStep('the end')
      void confirmUntilMade(tab, stage, CONFIRMED_AT_MOST)
      await this.#quiet()
      this.#judge.check('at the end', AT_THE_END)
      await this.#everybodyLooks(`after ${device.name}`)
    }
  }

  async #quiet(): Promise<void> {
    const { world } = this.#stage
    if (world.violation) return
    const isIdle = await this.#until(world.now + QUIET_MS)
    if (!isIdle && !world.violation) world.violated('liveness', 'somebody still works after 20 minutes')
  }

  #until(limitMs: number): Promise<boolean> {
    return this.#stage.world.scheduler.runUntil(limitMs, () => this.#judge.look())
  }

  #whatEscapes(): () => void {
    const { world } = this.#stage
    const listener = (error: unknown) =>
      world.violated('unhandled', error instanceof Error ? (error.stack ?? error.message) : String(error))
    process.on('unhandledRejection', listener)
    // MobX would only print it.
    const stopReactions = onReactionError((error: unknown) => listener(error))
    return () => {
      process.off('unhandledRejection', listener)
      stopReactions()
    }
  }
}
