import {
  accept,
  HostRejection,
  printable,
  reject,
  TransportError,
  type IdGenerator,
  type Outcome,
} from '@vitrin/kernel'
import type { Letter } from './letter'
import type { LetterGateway } from './ports'

export type LetterRejection =
  /** Only a signed-in shopper has an address of their own. */
  { readonly code: 'signed-out' | 'no-answer' } | { readonly code: 'refused'; readonly message: string | undefined }

export interface LettersOptions {
  readonly gateway: LetterGateway
  /** The address of the shop; a shop without one sends no letters. */
  readonly shopAddress: string | undefined
  /** The address of the signed-in shopper. */
  readonly ownAddress: () => string | undefined
  readonly ids: IdGenerator
}

/** Letters that the shopper sends to the own address. */
export class Letters {
  readonly #options: LettersOptions

  constructor(options: LettersOptions) {
    this.#options = options
  }

  /** The address to which a letter would go; undefined for a guest, and in a shop without the mail service. */
  get to(): string | undefined {
    const { shopAddress, ownAddress } = this.#options
    return shopAddress === undefined ? undefined : ownAddress()
  }

  async sendToMyself(
    letter: Pick<Letter, 'subject' | 'emailText' | 'piece'>,
  ): Promise<Outcome<string, LetterRejection>> {
    const { gateway, shopAddress, ids } = this.#options
    const { to } = this
    if (to === undefined || shopAddress === undefined) return reject({ code: 'signed-out' })
    try {
      await gateway.send({ ...letter, sourceAddress: shopAddress, targetAddress: to, confirmation: true }, ids.next())
      return accept(to)
    } catch (error) {
      if (error instanceof HostRejection) return reject({ code: 'refused', message: printable(error.result) })
      if (error instanceof TransportError) return reject({ code: 'no-answer' })
      throw error
    }
  }
}
