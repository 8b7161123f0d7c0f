import { reject, type CustomerAddress, type CustomerChange, type Outcome } from '@vitrin/kernel'
import { withAddress, withoutAddress } from './address-list'
import type { AccountRejection } from './rejections'
import type { SessionStore } from './session-store'

export interface AddressBookOptions {
  readonly session: Pick<SessionStore, 'updateProfile'>
  /** The profile with its unsent changes; `undefined` for a guest. */
  readonly pendingProfile: () => CustomerChange | undefined
  /** Splits a house number off the street, because an account's address has a line for each. */
  readonly splitStreet: (street: string, number: string) => readonly string[]
}

/** The addresses of the account. A change of an address is a change of the profile, so it also works offline. */
export class AddressBook {
  readonly #options: AddressBookOptions

  constructor(options: AddressBookOptions) {
    this.#options = options
  }

  /** Includes changes that are not sent yet. */
  get addresses(): readonly CustomerAddress[] {
    return this.#options.pendingProfile()?.addresses ?? []
  }

  /** Replaces the address at `index`; without an index it adds one. */
  async save(address: CustomerAddress, index?: number): Promise<Outcome<void, AccountRejection>> {
    const [street = '', number = ''] = address.street.map((line) => line.trim())
    const lines = this.#options.splitStreet(street, number)
    const changed = withAddress(this.addresses, { ...address, street: lines }, index)
    return changed.ok ? this.#replace(changed.value) : reject({ code: 'invalid', issues: changed.rejection })
  }

  remove(index: number): Promise<Outcome<void, AccountRejection>> {
    return this.#replace(withoutAddress(this.addresses, index))
  }

  async #replace(addresses: readonly CustomerAddress[]): Promise<Outcome<void, AccountRejection>> {
    const { session, pendingProfile } = this.#options
    const profile = pendingProfile()
    return profile ? session.updateProfile({ ...profile, addresses }) : reject({ code: 401, message: '', fields: [] })
  }
}
