import { Control } from '../control'
import type { Driver } from '../driver'
import type { Names } from '../names'

/** The page after an order. */
export class Confirmation {
  readonly heading: Control
  readonly number: Control

  constructor(driver: Driver, names: Names) {
    this.heading = new Control(driver, { role: 'heading', level: 1, name: names.whole('thanks.title') })
    this.number = new Control(driver, { role: 'main', definitionOf: names.whole('thanks.number') })
  }
}
