import { lazy } from '@vitrin/kernel'
import type { Navigator, To } from 'react-router-dom'
import { createPath } from 'react-router-dom'
import type { BrowserNavigatorOptions } from './navigator-options'

/**
 * The navigator of the first paint. It makes addresses of links at once, and loads the real navigator with `prepare()`
 * or with the first navigation.
 */
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

  /** From now on back and forward show pages. */
  start(): void {
    this.#options.window.addEventListener('popstate', this.#follow)
  }

  /** Loads the code of navigation in advance. Code that cannot be loaded is loaded again by the first navigation. */
  async prepare(): Promise<void> {
    await Promise.allSettled([this.#navigator.load(), this.#options.storefront.prepare()])
  }

  // Arrows, because React Router calls them without their object.
  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to))

  readonly go = (delta: number): void => this.#options.window.history.go(delta)

  readonly push = (to: To): void => {
    this.#navigator.load().then(
      (navigator) => navigator.push(this.createHref(to)),
      () => this.#leaveFor(to),
    )
  }

  readonly replace = (to: To): void => {
    this.#navigator.load().then(
      (navigator) => navigator.replace(this.createHref(to)),
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
  #leaveFor(to: To): void {
    this.#options.window.location.assign(this.createHref(to))
  }
}
