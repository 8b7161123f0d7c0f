// Taken before anything replaces it: the one thing that may use the real event loop.
const turn = setImmediate

/** Whoever an event belongs to; the events of the dead are passed over. */
export interface Life {
  readonly alive: boolean
  /** Nothing of it happens before this: its device sleeps. */
  readonly sleepsUntil: number
}

interface Event {
  time: number
  sequence: number
  readonly life: Life | undefined
  readonly run: () => void
  cancelled: boolean
}

/** Virtual time: one event after the other, each with everything that follows from it before the next. */
export class Scheduler {
  readonly #heap: Event[] = []
  #sequence = 0
  #open = 0
  #isStopped = false
  now: number
  /** How many there were. */
  events = 0

  constructor(startMs: number) {
    this.now = startMs
  }

  /** Work outside of virtual time is under way. */
  get isBusy(): boolean {
    return this.#open > 0
  }

  /** Returns the cancel function. */
  after(delayMs: number, life: Life | undefined, run: () => void): () => void {
    const event: Event = {
      time: this.now + Math.max(0, Math.round(delayMs)),
      sequence: this.#sequence,
      life,
      run,
      cancelled: false,
    }
    this.#sequence += 1
    this.#push(event)
    return () => {
      event.cancelled = true
    }
  }

  /** Nothing more happens. */
  stop(): void {
    this.#isStopped = true
  }

  /** Work outside of virtual time, such as a host's handler: nothing else happens until it has ended. */
  during(work: Promise<void>): void {
    this.#open += 1
    void work.finally(() => {
      this.#open -= 1
    })
  }

  /** Runs what is due until `limitMs`, calling `afterEach` when an event and all that follows from it is over. False when something is left. */
  async runUntil(limitMs: number, afterEach: () => void): Promise<boolean> {
    for (let event = this.#pop(); event; event = this.#pop()) {
      if (event.cancelled || event.life?.alive === false) continue
      if (event.life && event.life.sleepsUntil > event.time) {
        event.time = event.life.sleepsUntil
        event.sequence = this.#sequence++
        this.#push(event)
        continue
      }
      if (event.time > limitMs) {
        this.#push(event)
        this.now = limitMs
        return false
      }
      if (event.time < this.now) throw new Error('Time runs backwards')
      this.now = event.time
      this.events += 1
      event.run()
      do await new Promise<void>((settled) => void turn(settled))
      while (this.#open > 0)
      afterEach()
      if (this.#isStopped) return false
    }
    return true
  }

  #push(event: Event): void {
    const heap = this.#heap
    let at = heap.length
    heap.push(event)
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isBefore(event, heap[parent]!)) break
      heap[at] = heap[parent]!
      at = parent
    }
    heap[at] = event
  }

  #pop(): Event | undefined {
    const heap = this.#heap
    const first = heap[0]
    const last = heap.pop()
    if (!first || !last || heap.length === 0) return first
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1
      if (!isBefore(heap[child]!, last)) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = last
    return first
  }
}

function isBefore(one: Event, other: Event): boolean {
  return one.time < other.time || (one.time === other.time && one.sequence < other.sequence)
}
