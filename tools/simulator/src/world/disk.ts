import type { Generation } from './generation'
import { beginKill, drawKill, endKill } from './kills'
import type { World } from './world'

/** Plain data as it came back from the disk; nobody changes it. */
type Documents = Map<string, unknown>
type Listener = (documents: ReadonlyMap<string, unknown>) => void

const READS = /\.(read|all|news|remove)$/

interface Collection {
  readonly documents: Documents
  readonly listeners: Map<Generation, Set<Listener>>
  /** Transactions of one collection run one after the other, in the order they were asked for. */
  busyUntil: number
}

/** A copy that shares nothing with the page that wrote it. */
export function written<Doc>(doc: Doc): Doc {
  return JSON.parse(JSON.stringify(doc)) as Doc
}

/** The documents of one device, shared by its tabs, as a browser's database keeps them. */
export class Disk {
  readonly #world: World
  readonly #collections = new Map<string, Collection>()
  /** Told which page could not write. */
  refused: ((generation: string) => void) | undefined

  constructor(world: World) {
    this.#world = world
  }

  /** One transaction: settles when it is durable. */
  transact<Result>(generation: Generation, collection: string, port: string, effect: (documents: Documents) => Result): Promise<Result> {
    const world = this.#world
    const place = generation.place(port)
    const kept = this.#collection(collection)
    const draw = world.faults.draw(place)
    const kill = drawKill(generation, place)
    const slowMs = world.faults.strikes('disk slow', place) ? draw.within('slow', 100, 3_000) : 0
    const startsAt = Math.max(kept.busyUntil, world.now + draw.within('begins', 0, 8) + slowMs)
    kept.busyUntil = startsAt
    const isFull = !READS.test(port) && world.faults.strikes('disk full', place)
    if (isFull) this.refused?.(generation.name)
    const life = beginKill(generation, kill)
    return new Promise((resolve, reject) => {
      world.after(startsAt - world.now, life, () => {
        try {
          if (isFull) throw new Error('QuotaExceededError')
          const result = effect(kept.documents)
          endKill(generation, kill)
          generation.after(draw.within('answers', 0, 4), () => resolve(result))
        } catch (error) {
          generation.after(0, () => reject(error))
        }
      })
    })
  }

  /** A change that the other tabs hear of, soon or late; the message says only that there is news. */
  tellOthers(generation: Generation, collection: string): void {
    const { faults } = this.#world
    for (const [other, listeners] of this.#collection(collection).listeners) {
      if (other === generation || !other.alive) continue
      const place = faults.place(other.actor, other.step, 'message')
      const draw = faults.draw(place)
      const delayMs = faults.strikes('message late', place) ? draw.within('late', 500, 30_000) : draw.within('soon', 0, 20)
      other.after(delayMs, () => {
        void this.transact(other, collection, `${collection}.news`, (documents) => new Map(documents)).then((documents) => {
          for (const listener of listeners) listener(documents)
        })
      })
    }
  }

  listen(generation: Generation, collection: string, listener: Listener): () => void {
    generation.enter(`${collection}.listen`)
    const { listeners } = this.#collection(collection)
    const own = listeners.get(generation) ?? new Set()
    listeners.set(generation, own.add(listener))
    return () => own.delete(listener)
  }

  /** What a browser does when a page is gone. */
  forget(generation: Generation): void {
    for (const { listeners } of this.#collections.values()) listeners.delete(generation)
  }

  #collection(name: string): Collection {
    const known = this.#collections.get(name) ?? { documents: new Map(), listeners: new Map(), busyUntil: 0 }
    this.#collections.set(name, known)
    return known
  }
}
