import type { Cancel } from './ports'

/** The typed events of one store. Listeners are called synchronously. */
export class EventChannel<Event> {
  readonly #listeners = new Set<(event: Event) => void>()

  subscribe(listener: (event: Event) => void): Cancel {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  emit(event: Event): void {
    for (const listener of this.#listeners) listener(event)
  }
}
