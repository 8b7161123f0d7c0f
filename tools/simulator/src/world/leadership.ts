import type { Leadership } from '@vitrin/sync-queue'
import type { Generation } from './generation'
import type { World } from './world'

interface Candidate {
  readonly generation: Generation
  readonly listeners: Set<(leads: boolean) => void>
}

/** The lock that one tab of a device holds. When that tab dies, the next one in the queue gets it. */
export class LeaderLock {
  readonly #world: World
  readonly #queue: Candidate[] = []
  #holder: Candidate | undefined

  constructor(world: World) {
    this.#world = world
  }

  /** A page requests the lock when it starts. */
  candidacy(generation: Generation): Leadership {
    const candidate: Candidate = { generation, listeners: new Set() }
    this.#queue.push(candidate)
    this.#grant()
    const leads = (): boolean => this.#holder === candidate
    return {
      get leads() {
        generation.enter('leadership')
        return leads()
      },
      subscribe: (listener) => {
        candidate.listeners.add(listener)
        return () => candidate.listeners.delete(listener)
      },
    }
  }

  release(generation: Generation): void {
    const at = this.#queue.findIndex((candidate) => candidate.generation === generation)
    if (at >= 0) this.#queue.splice(at, 1)
    if (this.#holder?.generation === generation) this.#holder = undefined
    this.#grant()
  }

  #grant(): void {
    const next = this.#queue[0]
    if (this.#holder || !next) return
    const { faults } = this.#world
    const { generation } = next
    const place = faults.place(generation.actor, generation.step, 'lock')
    const draw = faults.draw(place)
    generation.after(
      faults.strikes('lock slow', place) ? draw.within('slow', 100, 5_000) : draw.within('soon', 0, 10),
      () => {
        if (this.#holder || this.#queue[0] !== next) return
        this.#holder = next
        for (const listener of next.listeners) listener(true)
      },
    )
  }
}
