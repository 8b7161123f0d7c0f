import { Control } from '../control'
import type { Driver, Name, Target } from '../driver'
import type { Names } from '../names'

/** A category or a page of results: products, filters and the order of both. */
export class Listing {
  readonly heading: Control
  readonly count: Control
  readonly sort: Control
  readonly filters: Control
  readonly filtersLink: Control
  readonly clearFilters: Control
  readonly more: Control
  /** Closes the sheet of filters on narrow screens. */
  readonly showResults: Control
  readonly #driver: Driver
  readonly #names: Names

  constructor(driver: Driver, names: Names) {
    this.#driver = driver
    this.#names = names
    const within: Target = { role: 'main' }
    const control = (target: Target) => new Control(driver, { ...target, within })
    this.heading = control({ role: 'heading', level: 1 })
    // The sheet of filters repeats it.
    this.count = control({ role: 'status', text: names.whole('listing.count'), nth: 0 })
    this.sort = control({ role: 'combobox', name: names.whole('listing.sort') })
    this.filters = new Control(driver, { role: 'form', name: names.whole('listing.filters') })
    this.filtersLink = control({ role: 'link', name: names.starting('listing.filters') })
    this.clearFilters = control({ role: 'link', name: names.whole('listing.clear') })
    this.showResults = control({ role: 'button', name: names.whole('listing.show') })
    this.more = control({ role: 'button', name: names.whole('listing.more') })
  }

  open(address: string): Promise<void> {
    return this.#driver.open(address)
  }

  /** On narrow screens the filters are behind a link or a button. */
  async openFilters(): Promise<Control> {
    const opener = await this.#opener()
    if (opener && !(await this.filters.isVisible())) await opener.tap()
    await this.filters.waitUntilVisible()
    return this.filters
  }

  /** Shows the products again; on wide screens they are beside the filters. */
  async closeFilters(): Promise<void> {
    if (!(await this.showResults.isVisible())) return
    await this.showResults.tap()
    await this.showResults.waitUntilGone()
  }

  /** A choice among the filters, by the beginning of its label. */
  filter(label: string): Control {
    return new Control(this.#driver, {
      role: 'checkbox',
      name: new RegExp(`^${label}`),
      within: this.filters.target,
    })
  }

  removeFilter(filter: string): Control {
    return new Control(this.#driver, {
      role: 'link',
      name: this.#names.whole('listing.removeFilter', { filter }),
    })
  }

  product(name: Name): Control {
    return new Control(this.#driver, { role: 'link', name, within: { role: 'main' } })
  }

  async #opener(): Promise<Control | undefined> {
    for (const opener of [this.filtersLink, this.filtersLink.narrowed({ role: 'button' })])
      if (await opener.isVisible()) return opener
    return undefined
  }
}
