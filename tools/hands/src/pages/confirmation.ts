import { Control } from '../control'
import type { Driver } from '../driver'
import type { Names } from '../names'

/** The page after an order. */
export class Confirmation {
  readonly heading: Control
  /** The heading of an order that waits on the device. */
  readonly savedHeading: Control
  readonly number: Control

  constructor(driver: Driver, names: Names) {
    this.heading = new Control(driver, { role: 'heading', level: 1, name: names.whole('thanks.title') })
    this.savedHeading = new Control(driver, { role: 'heading', level: 1, name: names.whole('thanks.savedTitle') })
    this.number = new Control(driver, { role: 'main', definitionOf: names.whole('thanks.number') })
  }
}
