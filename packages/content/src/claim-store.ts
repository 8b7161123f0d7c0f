import type { Clock } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Claim } from './claim'
import type { ClaimStorage } from './ports'

export interface ClaimStoreOptions {
  readonly storage: ClaimStorage
  readonly clock: Pick<Clock, 'now'>
}

/** The claims on this device, each under its code. */
export class ClaimStore {
  readonly #storage: ClaimStorage
  readonly #clock: Pick<Clock, 'now'>
  claims: readonly Claim[] = []

  constructor({ storage, clock }: ClaimStoreOptions) {
    this.#storage = storage
    this.#clock = clock
    makeAutoObservable(this, { claims: observableRef }, { autoBind: true })
  }

  find(code: string): Claim | undefined {
    return this.claims.find((claim) => claim.code === code)
  }

  /** Throws the error of the storage. */
  async load(): Promise<void> {
    this.show(await this.#storage.all())
  }

  async claim({ code, value, description }: Pick<Claim, 'code' | 'value' | 'description'>): Promise<void> {
    const claim: Claim = { code, value, description, created_at: new Date(this.#clock.now()).toISOString() }
    await this.#storage.put(claim)
    this.show([...this.claims.filter((other) => other.code !== code), claim])
  }

  async release(code: string): Promise<void> {
    await this.#storage.remove(code)
    this.show(this.claims.filter((claim) => claim.code !== code))
  }

  /** Deletes all claims from the device. */
  async forget(): Promise<void> {
    await Promise.all(this.claims.map(({ code }) => this.release(code)))
  }

  private show(claims: readonly Claim[]): void {
    this.claims = claims
  }
}
