import { lazy } from '@vitrin/kernel'
import type { Navigator, To } from 'react-router-dom'
import { createPath } from 'react-router-dom'
import type { BrowserNavigatorOptions } from './navigator-options'

/**
 * Stands in for the browser's navigator until the shopper moves on: links have their addresses at once,
 * what a navigation does comes with `prepare` or with the first one.
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

  /** Back and forward count from here on. */
  start(): void {
    this.#options.window.addEventListener('popstate', this.#follow)
  }

  /** Fetches what a navigation takes before there is one, so that a tap need not wait; what fails is asked for again then. */
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

  /** Without the code a link is what it is without a script: a request for the whole page. */
  #leaveFor(to: To): void {
    this.#options.window.location.assign(this.createHref(to))
  }
}
