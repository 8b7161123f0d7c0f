import { Control } from '../control'
import type { Driver, Target } from '../driver'
import type { Names } from '../names'
import type { Header } from './header'

/** The dialog that signs a customer in. */
export class SignIn {
  readonly dialog: Control
  readonly email: Control
  readonly password: Control
  readonly button: Control
  readonly accountHeading: Control
  readonly #header: Header

  constructor(driver: Driver, names: Names, header: Header) {
    this.#header = header
    // The heading of the dialog says why it opened by itself.
    this.dialog = new Control(driver, {
      role: 'dialog',
      name: names.oneOf('account.signIn', 'account.loginRequired'),
    })
    const control = (target: Target) => new Control(driver, { ...target, within: this.dialog.target })
    this.email = control({ role: 'textbox', name: names.label('checkout.email') })
    this.password = control({ role: 'textbox', name: names.label('account.password') })
    this.button = control({ role: 'button', name: names.whole('account.signIn') })
    this.accountHeading = new Control(driver, { role: 'heading', level: 1, name: names.whole('account.title') })
  }

  /** Signs in from the header and ends on the account's page. */
  async signIn({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await this.#header.openAccount()
    await this.email.type(email)
    await this.password.type(password)
    await this.button.tap()
    await this.accountHeading.waitUntilVisible()
  }
}
