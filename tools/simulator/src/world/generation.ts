import type { Life } from './scheduler'
import type { World } from './world'

export interface GenerationOptions {
  readonly world: World
  readonly device: { readonly sleepsUntil: number }
  readonly actor: string
  readonly name: string
  readonly die: (how: string) => void
}

/** One life of a page. After its death its events are skipped: its promises never settle, its code never runs. */
export class Generation implements Life {
  readonly world: World
  readonly #device: { readonly sleepsUntil: number }
  /** The name of the tab, which outlives reloads. */
  readonly actor: string
  readonly name: string
  alive = true
  /** The latest step of the tab. It is part of the names of decisions. */
  step = 'open'
  /** Ends this life, as a browser does: locks and channels are released, and the tab may be opened again. */
  readonly die: (how: string) => void

  constructor({ world, device, actor, name, die }: GenerationOptions) {
    this.world = world
    this.#device = device
    this.actor = actor
    this.name = name
    this.die = die
  }

  get sleepsUntil(): number {
    return this.#device.sleepsUntil
  }

  /** Called for each call of a port. A call of a dead page is a violation. */
  enter(port: string): void {
    if (!this.alive) this.world.violated('zombie', `${this.name} is dead and calls ${port}`)
  }

  place(port: string): string {
    this.enter(port)
    return this.world.faults.place(this.actor, this.step, port)
  }

  after(delayMs: number, run: () => void): () => void {
    return this.world.after(delayMs, this, run)
  }
}
