import type { Cancel } from '@vitrin/kernel'

/** Listeners by scope. */
export class ScopedListeners<Listener> {
  readonly #byScope = new Map<string, Set<Listener>>()

  add(scope: string, listener: Listener): Cancel {
    const listeners = this.#byScope.get(scope) ?? new Set()
    this.#byScope.set(scope, listeners.add(listener))
    return () => {
      listeners.delete(listener)
    }
  }

  of(scope: string): readonly Listener[] {
    return [...(this.#byScope.get(scope) ?? [])]
  }
}
