import { lazy } from '@vitrin/kernel'
import type { Navigator } from '../navigation'
import type { BrowserNavigatorOptions } from './navigator-options'

/** The navigator of the first paint. It loads the real navigator with `prepare()` or with the first navigation. */
export class LazyNavigator implements Navigator {
  readonly #options: BrowserNavigatorOptions
  readonly #navigator = lazy(async () => {
    const { BrowserNavigator } = await import('./browser-navigator')
    const navigator = new BrowserNavigator(this.#options)
    navigator.start()
    return navigator
  })

  constructor(options: BrowserNavigatorOptions) {
    this.#options = options
  }

  /** From now on back and forward show pages, and back closes a layer: its entry is written once the code is there. */
  start(): void {
    const { window, storefront } = this.#options
    window.addEventListener('popstate', this.#follow)
    storefront.ui.layers.subscribe(() => void this.#navigator.load().catch(() => undefined))
  }

  /** Loads the code of navigation in advance. Code that cannot be loaded is loaded again by the first navigation. */
  async prepare(): Promise<void> {
    await Promise.allSettled([this.#navigator.load(), this.#options.storefront.prepare()])
  }

  readonly push = (to: string): void => {
    this.#navigator.load().then(
      (navigator) => navigator.push(to),
      () => this.#leaveFor(to),
    )
  }

  readonly replace = (to: string): void => {
    this.#navigator.load().then(
      (navigator) => navigator.replace(to),
      () => this.#leaveFor(to),
    )
  }

  readonly #follow = (): void => {
    const { location } = this.#options.window
    this.#navigator.load().then(
      (navigator) => navigator.follow(),
      () => location.reload(),
    )
  }

  /** Without the code the browser loads the whole page, as it does without JavaScript. */
  #leaveFor(to: string): void {
    this.#options.window.location.assign(to)
  }
}
