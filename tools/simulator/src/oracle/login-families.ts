interface KnownToken {
  /** The token that it replaced. */
  readonly parent: string | undefined
  /** New tokens were given for it, or its access token was used. */
  isUsed: boolean
}

/** All refresh tokens of one login. */
interface Family {
  readonly tokens: Map<string, KnownToken>
  /** An attacker has sent one of its tokens. */
  isStolen: boolean
  /** An old token of it came again. */
  isReused: boolean
}

/** Refresh tokens by the logins that they come from, as the host's answers show them. */
export class LoginFamilies {
  readonly #families: Family[] = []
  /** An old token that the host accepted. */
  acceptedAgain: string | undefined

  began(token: string): void {
    const tokens = new Map([[token, { parent: undefined, isUsed: false }]])
    this.#families.push({ tokens, isStolen: false, isReused: false })
  }

  /** The host gave a new token for this one. */
  refreshed(token: string, next: string): void {
    const family = this.#of(token)
    const known = family?.tokens.get(token)
    if (!family || !known) return
    if (isOld(family, token)) this.acceptedAgain ??= token
    known.isUsed = true
    if (!family.tokens.has(next)) family.tokens.set(next, { parent: token, isUsed: false })
  }

  /** The host has accepted the access token that came with it. */
  used(token: string): void {
    const known = this.#of(token)?.tokens.get(token)
    if (known) known.isUsed = true
  }

  refused(token: string): void {
    const family = this.#of(token)
    if (family && isOld(family, token)) family.isReused = true
  }

  stolen(token: string): void {
    const family = this.#of(token)
    if (family) family.isStolen = true
  }

  isStolen(token: string): boolean {
    return this.#of(token)?.isStolen ?? false
  }

  /** An old token of its login came again, so that the login has ended. */
  hasEnded(token: string): boolean {
    return this.#of(token)?.isReused ?? false
  }

  /** All tokens, oldest login first. */
  get tokens(): readonly string[] {
    return this.#families.flatMap(({ tokens }) => [...tokens.keys()])
  }

  #of(token: string): Family | undefined {
    return this.#families.find(({ tokens }) => tokens.has(token))
  }
}

/** A token that replaced it was used, or another one in its place. */
function isOld({ tokens }: Family, token: string): boolean {
  const parent = tokens.get(token)?.parent
  return [...tokens].some(
    ([other, { parent: replaced, isUsed }]) =>
      isUsed && other !== token && (replaced === token || (parent !== undefined && replaced === parent)),
  )
}
