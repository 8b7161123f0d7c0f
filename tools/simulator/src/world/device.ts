import type { Connectivity } from '@vitrin/kernel'
import { Disk } from './disk'
import type { Generation } from './generation'
import { LeaderLock } from './leadership'
import { TabLock } from './tab-lock'
import type { World } from './world'

/** The things that outlive a page: documents, the leader's lock, the network. */
export class Device {
  readonly name: string
  /** Its network address. */
  readonly address: string
  readonly disk: Disk
  readonly lock: LeaderLock
  readonly refreshLock: TabLock
  readonly #world: World
  readonly #followers = new Map<Generation, Set<(online: boolean) => void>>()
  online = true
  /** A closed laptop: the clock of its pages jumps. */
  sleepsUntil = 0

  constructor(world: World, name: string, address: string) {
    this.#world = world
    this.name = name
    this.address = address
    this.disk = new Disk(world)
    this.lock = new LeaderLock(world)
    this.refreshLock = new TabLock(world)
  }

  connectivity(generation: Generation): Connectivity {
    const online = (): boolean => this.online
    const listeners = new Set<(online: boolean) => void>()
    this.#followers.set(generation, listeners)
    return {
      get online() {
        generation.enter('connectivity')
        return online()
      },
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }

  sleep(forMs: number): void {
    this.sleepsUntil = Math.max(this.sleepsUntil, this.#world.now + forMs)
    this.#world.trace.record(this.name, `sleeps for ${forMs} ms`)
  }

  get isAsleep(): boolean {
    return this.sleepsForMs > 0
  }

  /** It wakes in its own time, or what was under way when it fell asleep would come after what began later. */
  get sleepsForMs(): number {
    return Math.max(0, this.sleepsUntil - this.#world.now)
  }

  setOnline(online: boolean): void {
    if (online === this.online) return
    this.online = online
    this.#world.trace.record(this.name, online ? 'is online' : 'is offline')
    for (const [generation, listeners] of this.#followers) {
      generation.after(0, () => {
        for (const listener of listeners) listener(online)
      })
    }
  }

  /** Releases the locks of a page that has died, as a browser does. */
  forget(generation: Generation): void {
    this.disk.forget(generation)
    this.lock.release(generation)
    this.refreshLock.release(generation)
    this.#followers.delete(generation)
  }
}
