import { LoginFamilies } from './login-families'
import { SignIns } from './sign-ins'

/** The logins of devices as the wire shows them: which may be refused, and which are refreshed twice at once. */
export class Logins {
  readonly families = new LoginFamilies()
  readonly signIns = new SignIns()
  /** By device: the latest refresh token of its login, until the login is ended. */
  readonly #latest = new Map<string, string>()
  /** All refresh tokens that the host has issued, until all logins are ended. */
  readonly #valid = new Set<string>()
  /** By device: the page that is refreshing its tokens. */
  readonly #refreshing = new Map<string, string>()
  /** Names whose registration was shown as successful. */
  readonly registeredAs = new Set<string>()
  /** A login that the host refused although no shopper had ended it. */
  endedUnexpectedly: string | undefined
  /** Two pages of one device that refreshed at the same time. */
  refreshedTwice: string | undefined

  registered(name: string): void {
    this.registeredAs.add(name)
  }

  issued(refreshToken: string): void {
    this.#valid.add(refreshToken)
  }

  /** A device that slept may receive a token after its login was ended. */
  received(device: string, refreshToken: string): void {
    if (this.#valid.has(refreshToken)) this.#latest.set(device, refreshToken)
  }

  /** The shopper signs out on this device. */
  signedOut(device: string): void {
    this.#latest.delete(device)
  }

  /** The password was changed, or may have been. */
  revoked(): void {
    this.#latest.clear()
    this.#valid.clear()
  }

  refreshStarted(device: string, generation: string): void {
    const other = this.#refreshing.get(device)
    if (other !== undefined) this.refreshedTwice ??= `${other} and ${generation} refresh their tokens at the same time`
    this.#refreshing.set(device, generation)
  }

  refreshEnded(device: string, generation: string): void {
    if (this.#refreshing.get(device) === generation) this.#refreshing.delete(device)
  }

  died(generation: string): void {
    for (const [device, asking] of this.#refreshing) if (asking === generation) this.#refreshing.delete(device)
  }

  /** The host takes a token that is not the latest for a theft, also in a late request, and ends the login. */
  usedAtHost(device: string, refreshToken: string): void {
    if (this.#latest.get(device) !== refreshToken) this.#latest.delete(device)
  }

  refused(device: string, refreshToken: string): void {
    if (this.#latest.get(device) === refreshToken && !this.families.isStolen(refreshToken))
      this.endedUnexpectedly ??= `the login of ${device} has ended, although no shopper ended it`
  }
}
