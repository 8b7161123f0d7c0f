import {
  accept,
  backOffDelayMs,
  HostRejection,
  reject,
  type Cancel,
  type Connectivity,
  type Outcome,
} from '@vitrin/kernel'
import { isNoAnswer, logLevelOf } from './host-faults'
import { OneAtATime } from './one-at-a-time'
import type { CartCall } from './ports'
import type { CouponRejection } from './rejections'
import { SyncRun, type SyncRunOptions } from './sync-run'
import { couponIs, ofCart, withoutTotals } from './sync-changes'
import { TotalsSync } from './totals-sync'

export interface CartSyncOptions extends SyncRunOptions {
  readonly connectivity: Pick<Connectivity, 'online' | 'subscribe'>
}

/** A run that failed is tried again, each time later, while there is a network. */
const BACK_OFF = { firstDelayMs: 5_000, longestDelayMs: 300_000 }

/** Decides when to sync: one run at a time, waiting calls share one, and none without a network (decisions.md 5). */
export class CartSync {
  #retry: Cancel | undefined
  #failures = 0
  readonly #options: CartSyncOptions
  readonly #run: SyncRun
  readonly #totals: TotalsSync
  readonly #jobs = new OneAtATime()

  constructor(options: CartSyncOptions) {
    this.#options = options
    this.#run = new SyncRun(options)
    this.#totals = new TotalsSync(options)
  }

  /** Syncs when the network returns. The returned function stops, and cancels a planned retry. */
  start(): Cancel {
    const unsubscribe = this.#options.connectivity.subscribe((online) => {
      if (online) void this.run()
    })
    return () => {
      unsubscribe()
      this.#cancelRetry()
    }
  }

  run(): Promise<void> {
    return this.#jobs.runCoalesced(() => this.#make())
  }

  /** Asks the host for its totals although the cart is the same. */
  async refreshTotals(): Promise<void> {
    await this.#options.local.change(withoutTotals)
    await this.run()
  }

  async applyCoupon(code: string): Promise<Outcome<undefined, CouponRejection>> {
    return this.#aboutCoupon(code, (call) => this.#options.gateway.applyCoupon(call, code))
  }

  async removeCoupon(): Promise<Outcome<undefined, CouponRejection>> {
    return this.#aboutCoupon(undefined, (call) => this.#options.gateway.deleteCoupon(call))
  }

  get #isPossible(): boolean {
    return this.#options.config.synchronize && this.#options.connectivity.online
  }

  async #make(): Promise<void> {
    if (!this.#isPossible) return
    this.#cancelRetry()
    try {
      const call = await this.#run.perform()
      if (call) await this.#count(call, 'pulled')
      this.#failures = 0
    } catch (error) {
      this.#endedEarly(error)
      this.#tryAgainLater()
    }
  }

  /** Syncs first, so that the host has the cart that the coupon is for; asks for totals afterwards (contract §15.6). */
  async #aboutCoupon(
    becomes: string | undefined,
    ask: (call: CartCall) => Promise<void>,
  ): Promise<Outcome<undefined, CouponRejection>> {
    await this.run()
    return this.#jobs.run(async () => {
      if (!this.#isPossible) return reject({ code: 'no-connection' })
      try {
        const call = await this.#run.single()
        if (!call) return reject({ code: 'no-connection' })
        await ask(call)
        await this.#options.local.change(ofCart(call, couponIs(becomes)))
        await this.#count(call, 'not pulled')
        return accept(undefined)
      } catch (error) {
        if (!(error instanceof HostRejection) || error.isServerFault || isNoAnswer(error, false)) {
          this.#endedEarly(error)
          return reject({ code: 'no-connection' })
        }
        return reject({ code: 'coupon-invalid', message: error.message })
      }
    })
  }

  /** If another device has changed the cart meanwhile, its totals are not ours: pulls again at once. */
  async #count(call: CartCall, cart: 'pulled' | 'not pulled'): Promise<void> {
    if (!(await this.#totals.perform(call, cart))) void this.run()
  }

  #cancelRetry(): void {
    this.#retry?.()
    this.#retry = undefined
  }

  #tryAgainLater(): void {
    this.#retry = this.#options.clock.after(backOffDelayMs(this.#failures, BACK_OFF), () => void this.run())
    this.#failures += 1
  }

  /** Only logged: the cart is safe on this device, and the next run repeats the sync. */
  #endedEarly(error: unknown): void {
    this.#options.logger[logLevelOf(error)]('A cart run ended early', error)
  }
}
