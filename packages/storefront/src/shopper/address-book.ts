import { twoLines } from '@vitrin/checkout'
import { reject, type CustomerAddress, type CustomerChange, type Outcome } from '@vitrin/kernel'
import { withAddress, withoutAddress, type AccountRejection, type SessionStore } from '@vitrin/user-session'

type Profile = Pick<SessionStore, 'updateProfile'>

/** The account's addresses. Each change is one of the profile, so it also works without a network. */
export class AddressBook {
  readonly #session: Profile
  readonly #wished: () => CustomerChange | undefined

  constructor(session: Profile, wished: () => CustomerChange | undefined) {
    this.#session = session
    this.#wished = wished
  }

  /** As their owner wants them, unsent changes included. */
  get addresses(): readonly CustomerAddress[] {
    return this.#wished()?.addresses ?? []
  }

  /** A number that was typed behind the street is taken apart from it. */
  async save(address: CustomerAddress, index?: number): Promise<Outcome<void, AccountRejection>> {
    const [street = '', number = ''] = address.street.map((line) => line.trim())
    const changed = withAddress(this.addresses, { ...address, street: twoLines(street, number) }, index)
    return changed.ok ? this.#become(changed.value) : reject({ code: 'invalid', issues: changed.rejection })
  }

  remove(index: number): Promise<Outcome<void, AccountRejection>> {
    return this.#become(withoutAddress(this.addresses, index))
  }

  async #become(addresses: readonly CustomerAddress[]): Promise<Outcome<void, AccountRejection>> {
    const wished = this.#wished()
    return wished
      ? this.#session.updateProfile({ ...wished, addresses })
      : reject({ code: 401, message: '', fields: [] })
  }
}
