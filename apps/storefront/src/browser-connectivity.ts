import type { Cancel, Clock, Connectivity } from '@vitrin/kernel'
import { shopAnswers } from './shop-answers'

export interface BrowserConnectivityOptions {
  /** Whether the device has a network. It may lead nowhere, for example to the sign-in page of a hotel. */
  readonly isConnected: () => boolean
  /** Asks the shop's server for an answer. */
  readonly answers: () => Promise<boolean>
  readonly clock: Pick<Clock, 'after'>
}

/** The time after which a server that did not answer is asked again. */
const AGAIN_MS = 5000

/**
 * Online means that the shop's server answers. It is asked after a lost request, and when the device's network changes.
 */
export class BrowserConnectivity implements Connectivity {
  readonly #options: BrowserConnectivityOptions
  readonly #listeners = new Set<(online: boolean) => void>()
  #checking: Promise<boolean> | undefined
  #stopTimer: Cancel = () => undefined
  online: boolean

  constructor(options: BrowserConnectivityOptions) {
    this.#options = options
    this.online = options.isConnected()
  }

  subscribe(listener: (online: boolean) => void): Cancel {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  check(): Promise<boolean> {
    this.#checking ??= this.#check().finally(() => (this.#checking = undefined))
    return this.#checking
  }

  async #check(): Promise<boolean> {
    const { isConnected, answers, clock } = this.#options
    this.#stopTimer()
    const online = isConnected() && (await answers()) && isConnected()
    if (!online && isConnected()) this.#stopTimer = clock.after(AGAIN_MS, () => void this.check())
    if (online !== this.online) this.#changed(online)
    return online
  }

  #changed(online: boolean): void {
    this.online = online
    for (const listener of this.#listeners) listener(online)
  }
}

export function startConnectivity(clock: Clock): BrowserConnectivity {
  const connectivity = new BrowserConnectivity({
    isConnected: () => navigator.onLine,
    answers: () => shopAnswers(fetch),
    clock,
  })
  const check = (): void => void connectivity.check()
  addEventListener('online', check)
  addEventListener('offline', check)
  return connectivity
}
