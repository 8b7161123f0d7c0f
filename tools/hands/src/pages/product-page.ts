import { Control } from '../control'
import type { Driver, Name, Target } from '../driver'
import { amountsIn } from '../money'
import type { Names } from '../names'

/** The codes of measures, as the address and the host write them. */
export type MeasureCode = 'width' | 'depth' | 'height' | 'diameter'

/** How the catalogue labels each measure. The labels are data, so each shop gives its own. */
export type MeasureLabels = Readonly<Record<MeasureCode, Name>>

/** A product: its choices, measures, price and the button that adds it to the cart. */
export class ProductPage {
  readonly heading: Control
  readonly form: Control
  readonly ownMode: Control
  readonly standardMode: Control
  readonly drawing: Control
  readonly consent: Control
  readonly quantity: Control
  readonly addButton: Control
  readonly changeButton: Control
  readonly reviewButton: Control
  /** Where a shopper waits for a sold-out piece. */
  readonly noticeAddress: Control
  readonly noticeButton: Control
  readonly mailDrawing: Control
  readonly saveButton: Control
  readonly compareButton: Control
  /** Enlarges the first picture. */
  readonly zoom: Control
  readonly #driver: Driver
  readonly #labels: MeasureLabels

  constructor(driver: Driver, names: Names, labels: MeasureLabels) {
    this.#driver = driver
    this.#labels = labels
    this.heading = new Control(driver, { role: 'heading', level: 1 })
    this.form = new Control(driver, { role: 'form', name: names.whole('product.buy') })
    const control = (target: Target) => new Control(driver, { ...target, within: this.form.target })
    this.ownMode = control({ role: 'radio', name: names.whole('product.own') })
    this.standardMode = control({ role: 'radio', name: names.whole('product.standard') })
    this.drawing = control({ role: 'img', name: names.whole('drawing.sentence') })
    this.consent = control({ role: 'checkbox', name: names.starting('product.consent') })
    this.quantity = control({ role: 'textbox', name: names.whole('product.quantity') })
    this.addButton = control({ role: 'button', name: names.whole('product.add') })
    this.changeButton = control({ role: 'button', name: names.whole('product.change') })
    this.zoom = new Control(driver, {
      role: 'link',
      name: names.whole('product.zoom'),
      within: { role: 'main' },
      nth: 0,
    })
    const notice = { role: 'region', name: names.whole('stockNotice.title') } as const
    this.noticeAddress = new Control(driver, { role: 'textbox', name: names.label('checkout.email'), within: notice })
    this.noticeButton = new Control(driver, { role: 'button', name: names.whole('stockNotice.send'), within: notice })
    this.mailDrawing = control({ role: 'button', name: names.whole('drawing.mail') })
    this.saveButton = control({ role: 'button', name: names.whole('wishlist.keep') })
    this.compareButton = control({ role: 'button', name: names.whole('compare.addNamed') })
    this.reviewButton = new Control(driver, { role: 'button', name: names.whole('review.write') })
  }

  open(address: string): Promise<void> {
    return this.#driver.open(address)
  }

  measure(code: MeasureCode): Control {
    return new Control(this.#driver, { role: 'textbox', name: this.#labels[code], within: this.form.target })
  }

  /** A choice of variant or option, by the beginning of its label: glass, profile, size, hinges. */
  choice(label: string): Control {
    return new Control(this.#driver, { role: 'radio', name: new RegExp(`^${label}`), within: this.form.target })
  }

  async chooseOwnMeasures(): Promise<void> {
    // The measures follow the first view of a page, with the quantity.
    await this.quantity.waitUntilVisible()
    // A product without standard sizes has the fields at once.
    if (await this.ownMode.isVisible()) await this.ownMode.check()
  }

  /** Replaces a measure, one key at a time. The field keeps the focus. */
  async typeMeasure(code: MeasureCode, length: number | string, afterKey?: () => Promise<void>): Promise<void> {
    await this.measure(code).type(String(length), afterKey)
  }

  /** Chooses own measures, types each and leaves the last field. */
  async typeMeasures(lengths: Partial<Readonly<Record<MeasureCode, number | string>>>): Promise<void> {
    await this.chooseOwnMeasures()
    for (const [code, length] of Object.entries(lengths)) await this.typeMeasure(code as MeasureCode, length)
    await this.#driver.press('Tab')
  }

  /** The price of the current choices, as it is written; undefined while the page shows no price. */
  async price(): Promise<string | undefined> {
    return amountsIn((await this.form.state())?.text ?? '')[0]
  }

  /** Confirms the measures where the product asks for it, and presses the button. */
  async addToCart(): Promise<void> {
    const hasAsked = await this.consent.isVisible()
    if (hasAsked) await this.consent.check()
    await this.addButton.tap()
    await this.#driver.settle()
    // The question follows the last measure by a moment, so the page may ask only now.
    if (hasAsked || !(await this.consent.isVisible())) return
    await this.#driver.waitUntil(
      'the page asks for the consent',
      async () => (await this.consent.state())?.invalid === true,
    )
    await this.consent.check()
    await this.addButton.tap()
  }
}
