// Read before the guard replaces it. Only the scheduler may use the real event loop.
const turn = setImmediate

/** The owner of an event. The events of dead owners are skipped. */
export interface Life {
  readonly alive: boolean
  /** Its events are delayed until this time, because its device sleeps. */
  readonly sleepsUntil: number
}

interface Event {
  time: number
  sequence: number
  readonly life: Life | undefined
  readonly run: () => void
  cancelled: boolean
}

/** Virtual time. Each event, with everything that follows from it, ends before the next one starts. */
export class Scheduler {
  readonly #heap: Event[] = []
  #sequence = 0
  #open = 0
  #isStopped = false
  now: number
  /** The number of events. */
  events = 0

  constructor(startMs: number) {
    this.now = startMs
  }

  /** Whether work outside of virtual time is running. */
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

  /** No further event is run. */
  stop(): void {
    this.#isStopped = true
  }

  /** Runs work outside of virtual time, such as a host's handler. No event is run until it has ended. */
  during(work: Promise<void>): void {
    this.#open += 1
    void work.finally(() => {
      this.#open -= 1
    })
  }

  /**
   * Runs the events until `limitMs`, and calls `afterEach` after each event with all that follows from it.
   * Returns false if events are left.
   */
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
