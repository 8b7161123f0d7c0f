import type { Generation } from './generation'
import { beginKill, drawKill, endKill } from './kills'
import type { World } from './world'

/** Plain data as it was read from the disk. It is never changed. */
type Documents = Map<string, unknown>
type Listener = (news: unknown) => void

/** R9.11: a slower read is given up. */
const READ_TIMEOUT_MS = 800
const GUARDED = /\.(read|all)$/
const READS = /\.(read|all|news|remove)$/

/** The listener of a page. Messages arrive in their order. */
interface Channel {
  readonly listeners: Set<Listener>
  heardUntil: number
}

interface Collection {
  readonly documents: Documents
  readonly channels: Map<Generation, Channel>
  /** Transactions of one collection run one after the other, in the order of their requests. */
  busyUntil: number
}

/** A copy that shares nothing with the page that wrote it. It is what JSON would keep, in half of JSON's time. */
export function written<Doc>(doc: Doc): Doc {
  if (typeof doc !== 'object' || doc === null) return doc
  if (Array.isArray(doc)) return doc.map(written) as Doc
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(doc)) if (value !== undefined) copy[key] = written(value as unknown)
  return copy as Doc
}

/** The documents of one device, shared by its tabs, as a browser's database keeps them. */
export class Disk {
  readonly #world: World
  readonly #collections = new Map<string, Collection>()
  /** Called with the name of a page that could not write. */
  refused: ((generation: string) => void) | undefined

  constructor(world: World) {
    this.#world = world
  }

  /** One transaction: settles when it is durable. */
  transact<Result>(
    generation: Generation,
    collection: string,
    port: string,
    effect: (documents: Documents) => Result,
  ): Promise<Result> {
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
      if (GUARDED.test(port) && startsAt - world.now > READ_TIMEOUT_MS)
        generation.after(READ_TIMEOUT_MS, () => reject(new Error('The disk did not answer in time')))
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

  /** Sends a change to the other tabs. They receive the changes in order, soon or late. */
  notifyOthers(
    generation: Generation,
    collection: string,
    notify: (listener: Listener, other: Generation) => void,
  ): void {
    const world = this.#world
    for (const [other, { listeners, heardUntil }] of this.#collection(collection).channels) {
      if (other === generation || !other.alive || listeners.size === 0) continue
      const place = world.faults.place(other.actor, other.step, 'message')
      const draw = world.faults.draw(place)
      const delayMs = world.faults.strikes('message late', place)
        ? draw.within('late', 500, 30_000)
        : draw.within('soon', 0, 20)
      const arrivesAt = Math.max(heardUntil, world.now + delayMs)
      this.#channel(other, collection).heardUntil = arrivesAt
      other.after(arrivesAt - world.now, () => {
        for (const listener of listeners) notify(listener, other)
      })
    }
  }

  /** Sends late news to the page itself. */
  notify(generation: Generation, collection: string, news: unknown): void {
    generation.after(0, () => {
      for (const listener of this.#channel(generation, collection).listeners) listener(news)
    })
  }

  listen(generation: Generation, collection: string, listener: Listener): () => void {
    generation.enter(`${collection}.listen`)
    const { listeners } = this.#channel(generation, collection)
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Removes the listeners of a page that has died, as a browser does. */
  forget(generation: Generation): void {
    for (const { channels } of this.#collections.values()) channels.delete(generation)
  }

  #channel(generation: Generation, collection: string): Channel {
    const { channels } = this.#collection(collection)
    const known = channels.get(generation) ?? { listeners: new Set(), heardUntil: 0 }
    channels.set(generation, known)
    return known
  }

  #collection(name: string): Collection {
    const known = this.#collections.get(name) ?? { documents: new Map(), channels: new Map(), busyUntil: 0 }
    this.#collections.set(name, known)
    return known
  }
}
