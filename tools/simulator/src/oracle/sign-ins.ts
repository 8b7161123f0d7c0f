/** A sign-in with the right password, as the wire shows it. */
export interface SignIn {
  readonly email: string
  /** The network address. */
  readonly address: string
  readonly atMs: number
}

const LONGEST_WAIT_S = 60
/** At the address of an attacker. */
const LONGEST_WAIT_IN_OFFICE_S = 15 * 60
/** The host forgets after this time that it has asked an address to wait. */
const REMEMBERED_MS = 15 * 60_000

/** How long the owners of accounts must wait while others try passwords. */
export class SignIns {
  /** By account and address: when the owner may try again. */
  readonly #mayTryAt = new Map<string, number>()
  /** Accounts and addresses where the owner has waited as asked. */
  readonly #hasWaited = new Set<string>()
  readonly #hasSignedIn = new Set<string>()
  readonly #offices = new Set<string>()
  /** An owner who had to wait for too long. */
  keptOut: string | undefined

  /** An attacker uses this address. */
  shared(address: string): void {
    this.#offices.add(address)
  }

  /** The host has seen the sign-in, and may have died before its answer. */
  tried({ atMs, ...place }: SignIn): void {
    const key = keyOf(place)
    const mayTryAt = this.#mayTryAt.get(key)
    this.#hasWaited.delete(key)
    if (mayTryAt === undefined || atMs < mayTryAt) return
    this.#mayTryAt.delete(key)
    if (atMs < mayTryAt + REMEMBERED_MS) this.#hasWaited.add(key)
  }

  succeeded(place: Omit<SignIn, 'atMs'>): void {
    this.#hasSignedIn.add(keyOf(place))
  }

  askedToWait({ atMs, ...place }: SignIn, seconds: number): void {
    const key = keyOf(place)
    const isOffice = this.#offices.has(place.address)
    if (seconds > (isOffice ? LONGEST_WAIT_IN_OFFICE_S : LONGEST_WAIT_S))
      this.keptOut ??= `the owner of ${key} must wait for ${seconds} s`
    if (!isOffice && this.#hasSignedIn.has(key))
      this.keptOut ??= `the owner of ${key} has signed in there before and must wait`
    if (!isOffice && this.#hasWaited.has(key))
      this.keptOut ??= `the owner of ${key} has waited as asked and must wait again`
    if (!this.#mayTryAt.has(key)) this.#mayTryAt.set(key, atMs + seconds * 1000)
  }
}

function keyOf({ email, address }: Omit<SignIn, 'atMs'>): string {
  return `${email} at ${address}`
}
