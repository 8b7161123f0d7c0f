import { HostRejection } from '@vitrin/kernel'
import type { Letter } from '../letter'
import type { LetterGateway } from '../ports'

/** Takes letters to its whitelist, and to the shopper's own address with a confirmation. */
export class FakeLetterGateway implements LetterGateway {
  readonly sent = new Map<string, Letter>()
  readonly #whitelist: readonly string[]
  /** While it is set, every call fails with it. */
  fault: Error | undefined

  constructor(whitelist: readonly string[]) {
    this.#whitelist = whitelist
  }

  async send(letter: Letter, key: string): Promise<void> {
    if (this.fault) throw this.fault
    const listed = letter.confirmation ? letter.sourceAddress : letter.targetAddress
    if (!this.#whitelist.includes(listed))
      throw new HostRejection({ code: 500, result: `Target email address (${listed}) is not from the whitelist!` })
    this.sent.set(key, letter)
  }
}
