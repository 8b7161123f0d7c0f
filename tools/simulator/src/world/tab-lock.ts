import type { RefreshLock } from '@vitrin/user-session'
import type { Generation } from './generation'
import type { World } from './world'

/** A lock over all tabs of a device, held for as long as a job takes, or until its page dies. */
export class TabLock {
  readonly #world: World
  readonly #waiting: { readonly generation: Generation; readonly begin: () => void }[] = []
  #holder: Generation | undefined

  constructor(world: World) {
    this.#world = world
  }

  of(generation: Generation): RefreshLock {
    return {
      run: async (job) => {
        generation.enter('refresh lock')
        await new Promise<void>((begin) => {
          this.#waiting.push({ generation, begin })
          this.#grant()
        })
        try {
          return await job()
        } finally {
          this.#free(generation)
        }
      },
    }
  }

  release(generation: Generation): void {
    for (let at = this.#waiting.length - 1; at >= 0; at -= 1)
      if (this.#waiting[at]?.generation === generation) this.#waiting.splice(at, 1)
    this.#free(generation)
  }

  get isHeld(): boolean {
    return this.#holder !== undefined
  }

  #free(generation: Generation): void {
    if (this.#holder !== generation) return
    this.#holder = undefined
    this.#grant()
  }

  #grant(): void {
    const next = this.#waiting[0]
    if (this.#holder || !next) return
    this.#holder = next.generation
    this.#waiting.shift()
    const { faults } = this.#world
    const { generation, begin } = next
    const place = faults.place(generation.actor, generation.step, 'refresh lock')
    generation.after(faults.strikes('lock slow', place) ? faults.draw(place).within('slow', 100, 5_000) : 1, begin)
  }
}
