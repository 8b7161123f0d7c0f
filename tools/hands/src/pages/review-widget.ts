import { Control } from '../control'
import type { Driver, Name } from '../driver'
import type { Names } from '../names'

/** The place of another site's reviews on a product page. */
export class ReviewWidget {
  readonly region: Control
  readonly yes: Control
  readonly again: Control

  constructor(driver: Driver, names: Names) {
    this.region = new Control(driver, { role: 'region', name: names.label('review.widgetTitle') })
    const button = (name: Name) => new Control(driver, { role: 'button', name, within: this.region.target })
    this.yes = button(names.whole('review.widgetYes'))
    this.again = button(names.whole('error.retry'))
  }
}
