/** A first name that a shopper entered for an account. */
export interface RequestedName {
  readonly account: string
  readonly name: string
  readonly askedAtMs: number
  /** When the screen showed that the name will be changed. It may be changed although the screen never showed it. */
  shownAtMs?: number
}

/** The names that were entered for accounts. Changes of details go to the host one after another. */
export class RequestedNames {
  readonly #requests: RequestedName[] = []

  asked(account: string, name: string, atMs: number): RequestedName {
    const request: RequestedName = { account, name, askedAtMs: atMs }
    this.#requests.push(request)
    return request
  }

  /** The names that the host may have once all requests are sent: none that a later, shown request overrules. */
  possible(account: string): ReadonlySet<string> {
    const requests = [
      { account, name: account, askedAtMs: 0, shownAtMs: 0 },
      ...this.#requests.filter((request) => request.account === account),
    ]
    const isOverruled = ({ shownAtMs = Infinity }: RequestedName): boolean =>
      requests.some((other) => other.shownAtMs !== undefined && other.askedAtMs > shownAtMs)
    return new Set(requests.filter((request) => !isOverruled(request)).map(({ name }) => name))
  }
}
