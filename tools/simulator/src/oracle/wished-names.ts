/** A first name that the shopper of an account asked for. */
export interface WishedName {
  readonly account: string
  readonly name: string
  readonly askedAtMs: number
  /** When the shopper was told that it will be changed; `undefined`: never, and it may be changed all the same. */
  shownAtMs?: number
}

/** What accounts shall be called: changes of details go to the host one after another. */
export class WishedNames {
  readonly #wishes: WishedName[] = []

  asked(account: string, name: string, atMs: number): WishedName {
    const wish: WishedName = { account, name, askedAtMs: atMs }
    this.#wishes.push(wish)
    return wish
  }

  /** What the host may have once nothing waits: none that was asked for before another was, and told. */
  possible(account: string): ReadonlySet<string> {
    const wishes = [
      { account, name: account, askedAtMs: 0, shownAtMs: 0 },
      ...this.#wishes.filter((wish) => wish.account === account),
    ]
    const isOverruled = ({ shownAtMs = Infinity }: WishedName): boolean =>
      wishes.some((other) => other.shownAtMs !== undefined && other.askedAtMs > shownAtMs)
    return new Set(wishes.filter((wish) => !isOverruled(wish)).map(({ name }) => name))
  }
}
