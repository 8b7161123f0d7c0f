import type { Tab } from './actors/tab'
import { AT_REST, AT_THE_END, BEFORE_RELOAD } from './invariants/final-checks'
import type { Judge } from './judge'
import { GUEST } from './oracle/accounts'
import type { Stage } from './stage'
import { signIn, signOut } from './steps/account-steps'
import { confirmUntilMade } from './steps/checkout-steps'
import { answerQuestion } from './steps/queue-steps'
import { Draw } from './world/chance'

const QUIET_MS = 20 * 60_000
/** The host may ask the office of an attacker to wait for an hour. */
const QUIET_AFTER_ATTACK_MS = 90 * 60_000
/** Afterwards no try of the attacker counts. */
const ATTACK_IS_OVER_MS = 61 * 60_000
const CONFIRMED_AT_MOST = 3

/** The end of a history: the faults are over, all work is completed, and the final checks are made. */
export class Healing {
  readonly #stage: Stage
  readonly #judge: Judge

  constructor(stage: Stage, judge: Judge) {
    this.#stage = stage
    this.#judge = judge
  }

  /** Ends the faults, brings back the host and the devices one by one, then reloads all tabs, twice. */
  async run(): Promise<void> {
    const { world, host, devices, tabs } = this.#stage
    world.faults.healed = true
    host.refusesTokens = false
    world.trace.record('', 'healing begins')
    const draw = new Draw(world.chance, 'healing')
    world.after(draw.within('host', 0, 30_000), undefined, () => host.start())
    for (const device of devices) {
      device.setOnline(false)
      world.after(device.sleepsForMs + draw.within(device.name, 0, 30_000), undefined, () => device.setOnline(true))
    }
    for (const tab of tabs)
      world.after(tab.device.sleepsForMs + draw.within(tab.name, 30_000, 40_000), undefined, () => tab.open())
    await this.#quiet()
    // A failed run starts again when the network returns. So does a device that another has overtaken.
    for (const round of devices.keys()) {
      for (const device of devices) {
        device.setOnline(false)
        world.after(draw.within(`${device.name}/again ${round}`, 0, 1_000), undefined, () => device.setOnline(true))
      }
      await this.#quiet()
    }
    await this.#answerAllQuestions('after healing')
    this.#judge.check('after healing', BEFORE_RELOAD)
    await this.#signInAgain()
    // Two devices reload at once. The second reload shows one device the changes that the other completed.
    for (const [round] of [...devices, undefined].entries()) {
      await this.#reloadAllTabs(String(round + 1))
      if (round === 0) await this.#replaceEndedLogins()
      this.#judge.settleChanges()
      if (round + 1 >= devices.length) this.#judge.check(`after reload ${round + 1}`, AT_REST)
    }
    await this.#placeLastOrders()
  }

  /** Signs in each account once more, so that its parked work is completed. The first account stays signed in. */
  async #signInAgain(): Promise<void> {
    const stage = this.#stage
    const { world, tabs, devices, accounts, oracle, attacker } = stage
    if (attacker) await this.#quietAfter(ATTACK_IS_OVER_MS)
    for (const device of devices) {
      const tab = tabs.find((candidate) => candidate.device === device)
      if (!tab) continue
      for (const [index, name] of [...accounts.entries()].reverse()) {
        if (world.violation || oracle.screenOf(tab.name)?.account === name) continue
        tab.beginStep(`again ${name}`)
        void signOut.run(tab, {}, stage)
        await this.#quiet()
        await this.#signIn(tab, index)
      }
    }
  }

  /** The reload shows that a login has ended, because its token was stolen. Parked work waits for the next one. */
  async #replaceEndedLogins(): Promise<void> {
    const { tabs, devices, accounts, attacker, oracle } = this.#stage
    if (!attacker || accounts.length === 0) return
    for (const device of devices) {
      const tab = tabs.find((candidate) => candidate.device === device)
      if (!tab || oracle.screenOf(tab.name)?.account !== GUEST) continue
      tab.beginStep('replaces its login')
      await this.#signIn(tab, 0)
    }
  }

  async #signIn(tab: Tab, index: number): Promise<void> {
    const stage = this.#stage
    const { world, accounts, oracle } = stage
    const name = accounts[index] ?? ''
    void signIn.run(tab, { who: index / accounts.length }, stage)
    await this.#quiet()
    if (!world.violation && stage.rows.hasAccount(name) && oracle.screenOf(tab.name)?.account !== name)
      world.violated('an owner can sign in', `${name} cannot at ${tab.name}`)
    await this.#answerAllQuestions(`again ${name}`)
  }

  async #reloadAllTabs(round: string): Promise<void> {
    const { world, tabs } = this.#stage
    const draw = new Draw(world.chance, 'healing')
    for (const tab of tabs) world.after(draw.within(`${tab.name}/${round}`, 0, 1_000), undefined, () => tab.reload())
    await this.#quiet()
    await this.#answerAllQuestions(round)
  }

  /** Answers the question about orders that were placed without a network: they are sent. */
  async #answerAllQuestions(when: string): Promise<void> {
    for (const tab of this.#stage.tabs) {
      if (tab.page?.storefront.ui.modal === undefined) continue
      tab.beginStep(`answers ${when}`)
      void answerQuestion.run(tab, {}, this.#stage)
      await this.#quiet()
    }
  }

  /** Without faults, the lines of each cart can be ordered. */
  async #placeLastOrders(): Promise<void> {
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
      await this.#reloadAllTabs(`after ${device.name}`)
    }
  }

  async #quietAfter(delayMs: number): Promise<void> {
    this.#stage.world.after(delayMs, undefined, () => undefined)
    await this.#quiet()
  }

  async #quiet(): Promise<void> {
    const { world, attacker } = this.#stage
    if (world.violation) return
    const quietMs = attacker ? QUIET_AFTER_ATTACK_MS : QUIET_MS
    const isIdle = await world.scheduler.runUntil(world.now + quietMs, () => this.#judge.look())
    if (!isIdle && !world.violation) world.violated('liveness', `work is left after ${quietMs / 60_000} minutes`)
  }
}
