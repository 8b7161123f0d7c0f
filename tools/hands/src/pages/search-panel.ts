import { Control } from '../control'
import type { Driver, Target } from '../driver'
import type { Names } from '../names'
import type { Header } from './header'

/** The search over the page. */
export class SearchPanel {
  readonly panel: Control
  readonly field: Control
  readonly status: Control
  readonly #header: Header

  constructor(driver: Driver, names: Names, header: Header) {
    this.#header = header
    this.panel = new Control(driver, { role: 'dialog', name: names.whole('search.title') })
    const within: Target = this.panel.target
    this.field = new Control(driver, { role: 'searchbox', within })
    this.status = new Control(driver, { role: 'status', within })
  }

  async open(): Promise<void> {
    await this.#header.searchButton.tap()
    await this.panel.waitUntilVisible()
  }

  product(name: string): Control {
    return this.panel.narrowed({ role: 'link', name, within: this.panel.target })
  }
}
