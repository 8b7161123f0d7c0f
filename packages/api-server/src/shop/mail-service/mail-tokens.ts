const MAX_CALLERS = 10_000

/**
 * The latest token of the mail service for each network address (contract §13.2): a new one ends the one before. The
 * original keeps one for all callers, so that two shoppers end each other's.
 */
export class MailTokens {
  readonly #latest = new Map<string, string>()

  issue(caller: string | undefined, token: string): string {
    const key = caller ?? ''
    this.#latest.delete(key)
    this.#latest.set(key, token)
    const [oldest] = this.#latest.keys()
    if (this.#latest.size > MAX_CALLERS && oldest !== undefined) this.#latest.delete(oldest)
    return token
  }

  isLatest(caller: string | undefined, token: string): boolean {
    return token !== '' && this.#latest.get(caller ?? '') === token
  }
}
