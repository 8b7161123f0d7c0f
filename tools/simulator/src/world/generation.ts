import type { Life } from './scheduler'
import type { World } from './world'

/** One life of a page. It dies by being passed over: its promises never settle and its code never runs again. */
export class Generation implements Life {
  readonly world: World
  /** Of the tab, which stays over reloads. */
  readonly actor: string
  readonly name: string
  alive = true
  /** The latest step of the tab: names what is decided during it. */
  step = 'open'
  /** Ends this life, as a browser does: locks and channels are released, and the tab may be opened again. */
  readonly die: (how: string) => void

  constructor({ world, actor, name, die }: { readonly world: World; readonly actor: string; readonly name: string; readonly die: (how: string) => void }) {
    this.world = world
    this.actor = actor
    this.name = name
    this.die = die
  }

  /** Every call of a port goes through here; a dead page that still calls has let something escape. */
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
