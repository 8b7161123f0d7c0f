import type { Driver, ElementState, Target } from './driver'

/** An element of the shop and what a hand can do with it. */
export class Control {
  readonly driver: Driver
  readonly target: Target

  constructor(driver: Driver, target: Target) {
    this.driver = driver
    this.target = target
  }

  tap(): Promise<void> {
    return this.driver.tap(this.target)
  }

  /** Replaces the text of a field: selects it, then presses one key at a time. An empty text empties the field. */
  async type(text: string, afterKey?: () => Promise<void>): Promise<void> {
    await this.tap()
    await this.driver.press('ControlOrMeta+A')
    if (text === '') await this.driver.press('Delete')
    for (const character of text) {
      await this.driver.typeKey(character)
      await afterKey?.()
    }
  }

  /** Replaces the text of a field at once. */
  async paste(text: string): Promise<void> {
    await this.tap()
    await this.driver.press('ControlOrMeta+A')
    await this.driver.paste(text)
  }

  /** Leaves the field with Tab. */
  leave(): Promise<void> {
    return this.driver.press('Tab')
  }

  /** Chooses an option of a list by its label. */
  choose(option: string): Promise<void> {
    return this.driver.choose(this.target, option)
  }

  /** Makes sure that a checkbox or radio button is checked. */
  async check(): Promise<void> {
    await this.waitUntilVisible()
    if (!(await this.state())?.checked) await this.tap()
  }

  async uncheck(): Promise<void> {
    await this.waitUntilVisible()
    if ((await this.state())?.checked) await this.tap()
  }

  state(): Promise<ElementState | undefined> {
    return this.driver.state(this.target)
  }

  async isVisible(): Promise<boolean> {
    return (await this.driver.count(this.target)) > 0
  }

  waitUntilVisible(): Promise<void> {
    return this.driver.waitUntil(`${describe(this.target)} is visible`, () => this.isVisible())
  }

  waitUntilGone(): Promise<void> {
    return this.driver.waitUntil(`${describe(this.target)} is gone`, async () => !(await this.isVisible()))
  }

  /** The same element with a narrower description, for example the second of several. */
  narrowed(more: Partial<Target>): Control {
    return new Control(this.driver, { ...this.target, ...more })
  }

  toString(): string {
    return describe(this.target)
  }
}

/** For example: button "Till kassan" in dialog /^Varukorg/. */
function describe({ role, name, within, definitionOf, nth }: Target): string {
  const named = name === undefined ? role : `${role} ${typeof name === 'string' ? `"${name}"` : String(name)}`
  const value = definitionOf === undefined ? named : `value of ${String(definitionOf)} in ${named}`
  const counted = nth === undefined ? value : `${value} number ${nth + 1}`
  return within ? `${counted} in ${describe(within)}` : counted
}
