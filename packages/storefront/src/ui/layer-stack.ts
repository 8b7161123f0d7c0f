import type { Cancel } from '@vitrin/kernel'

/** Something that covers the page: a panel, a dialog or a sheet. */
export interface Layer {
  readonly close: () => void
}

/**
 * The open layers, the topmost last. Each has an entry in the browser's history, so that Back closes it (record 0064).
 */
export class LayerStack {
  #layers: readonly Layer[] = []
  readonly #listeners = new Set<() => void>()
  /**
   * The layers close for a page from which Back should open them again: their entries stay below the entry of the next
   * page. Ends with the next navigation.
   */
  keepsEntries = false

  get count(): number {
    return this.#layers.length
  }

  /** Adds an open layer. The returned function removes it, because it has closed. */
  add(layer: Layer): Cancel {
    this.#set([...this.#layers, layer])
    return () => this.#set(this.#layers.filter((other) => other !== layer))
  }

  /** Closes the topmost layers until `count` are open. */
  closeDownTo(count: number): void {
    for (const layer of this.#layers.slice(count).reverse()) layer.close()
  }

  subscribe(listener: () => void): Cancel {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  #set(layers: readonly Layer[]): void {
    this.#layers = layers
    this.changed()
  }

  /** Tells the listeners that a layer has opened or closed, or shows something else. */
  changed(): void {
    for (const listener of this.#listeners) listener()
  }
}
