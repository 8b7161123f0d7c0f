/** Logins of devices as the wire shows them: who may be refused new tokens, and who asks for them twice at once. */
export class Logins {
  /** By device: the refresh token that it was given last, while nobody has ended its login. */
  readonly #good = new Map<string, string>()
  /** Refresh tokens that the host handed out, while nobody has ended all logins. */
  readonly #standing = new Set<string>()
  /** By device: the page that asks for new tokens. */
  readonly #asking = new Map<string, string>()
  /** Who was shown that an account was made. */
  readonly registeredAs = new Set<string>()
  /** A login that ended though nobody ended it. */
  endedByNobody: string | undefined
  /** Two pages of a device that asked at once. */
  askedTwice: string | undefined

  registered(name: string): void {
    this.registeredAs.add(name)
  }

  handedOut(refreshToken: string): void {
    this.#standing.add(refreshToken)
  }

  /** A device that slept may hear of it when it is over. */
  given(device: string, refreshToken: string): void {
    if (this.#standing.has(refreshToken)) this.#good.set(device, refreshToken)
  }

  /** The shopper leaves, here. */
  left(device: string): void {
    this.#good.delete(device)
  }

  /** The password becomes another, or may have. */
  revoked(): void {
    this.#good.clear()
    this.#standing.clear()
  }

  asks(device: string, generation: string): void {
    const other = this.#asking.get(device)
    if (other !== undefined) this.askedTwice ??= `${other} and ${generation} ask for new tokens at once`
    this.#asking.set(device, generation)
  }

  asksNoMore(device: string, generation: string): void {
    if (this.#asking.get(device) === generation) this.#asking.delete(device)
  }

  died(generation: string): void {
    for (const [device, asking] of this.#asking) if (asking === generation) this.#asking.delete(device)
  }

  /** One that is older than the last, perhaps by way of a late request, looks like a theft: the host ends the login. */
  cameToHost(device: string, refreshToken: string): void {
    if (this.#good.get(device) !== refreshToken) this.#good.delete(device)
  }

  refused(device: string, refreshToken: string): void {
    if (this.#good.get(device) === refreshToken)
      this.endedByNobody ??= `the login of ${device} is over, and nobody has ended it`
  }
}
