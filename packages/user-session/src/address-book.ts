import { countryOf, loadPhoneRules, tidyPostcode, type Country } from '@vitrin/addresses'
import { reject, type CustomerAddress, type CustomerChange, type Outcome } from '@vitrin/kernel'
import { addressIssues, type AccountIssue } from './account-issues'
import { withAddress, withoutAddress } from './address-list'
import type { AccountRejection } from './rejections'
import type { SessionStore } from './session-store'

export interface AddressBookOptions {
  readonly session: Pick<SessionStore, 'updateProfile'>
  /** The profile with its unsent changes; `undefined` for a guest. */
  readonly pendingProfile: () => CustomerChange | undefined
  /** Splits a house number off the street, because an account's address has a line for each. */
  readonly splitStreet: (street: string, number: string) => readonly string[]
  /** Their rules check addresses. */
  readonly countries: readonly Country[]
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

  /** The fields of an address that are wrong. */
  issuesOf(address: CustomerAddress): readonly AccountIssue[] {
    void this.#loadPhoneRules()
    return addressIssues(this.tidied(address), this.#options.countries)
  }

  /** The address with its street in two lines, and the postcode as its country writes it. */
  tidied(address: CustomerAddress): CustomerAddress {
    const { countries, splitStreet } = this.#options
    const [street = '', number = ''] = address.street.map((line) => line.trim())
    const postcode = tidyPostcode(countryOf(countries, address.country_id), address.postcode)
    return { ...address, postcode, street: splitStreet(street, number) }
  }

  /** Replaces the address at `index`; without an index it adds one. */
  async save(address: CustomerAddress, index?: number): Promise<Outcome<void, AccountRejection>> {
    await this.#loadPhoneRules()
    const { countries } = this.#options
    const changed = withAddress(this.addresses, this.tidied(address), { countries, index })
    return changed.ok ? this.#replace(changed.value) : reject({ code: 'invalid', issues: changed.rejection })
  }

  remove(index: number): Promise<Outcome<void, AccountRejection>> {
    return this.#replace(withoutAddress(this.addresses, index))
  }

  /** Without them, for example offline, any number that looks like one is taken. */
  #loadPhoneRules(): Promise<void> {
    return loadPhoneRules().catch(() => undefined)
  }

  async #replace(addresses: readonly CustomerAddress[]): Promise<Outcome<void, AccountRejection>> {
    const { session, pendingProfile } = this.#options
    const profile = pendingProfile()
    return profile ? session.updateProfile({ ...profile, addresses }) : reject({ code: 401, message: '', fields: [] })
  }
}
