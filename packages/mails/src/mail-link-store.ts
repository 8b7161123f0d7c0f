import type { Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { MailLink } from './mail-link'
import type { MailLinkGateway } from './ports'

export interface MailLinkStoreOptions {
  readonly gateway: MailLinkGateway
  /** Called after the host has done what a link is for. */
  readonly onFollowed: (link: MailLink) => Promise<void>
  readonly logger: Logger
}

/**
 * The link of a mail that the shopper has opened. Opening shows what it is for; only the shopper's yes does it, because
 * programs that check mails open links, too.
 */
export class MailLinkStore {
  readonly #options: MailLinkStoreOptions
  #token = ''
  link: MailLink | undefined = undefined
  /** `unknown`: the host does not know the link. `failed`: the host gave no answer. */
  status: 'loading' | 'shown' | 'unknown' | 'failed' = 'loading'

  constructor(options: MailLinkStoreOptions) {
    this.#options = options
    makeAutoObservable(this, { link: observableRef }, { autoBind: true })
  }

  async open(token: string): Promise<void> {
    this.#token = token
    this.began()
    await this.#ask((gateway) => gateway.read(token))
  }

  /** Does what the link is for. */
  async follow(): Promise<void> {
    const token = this.#token
    const link = await this.#ask((gateway) => gateway.follow(token))
    if (link?.state === 'done') await this.#options.onFollowed(link)
  }

  async #ask(question: (gateway: MailLinkGateway) => Promise<MailLink | undefined>): Promise<MailLink | undefined> {
    const token = this.#token
    try {
      const link = token === '' ? undefined : await question(this.#options.gateway)
      if (token === this.#token) this.answered(link)
      return link
    } catch (error) {
      this.#options.logger.warn('The link of a mail could not be read', error)
      if (token === this.#token) this.failed()
      return undefined
    }
  }

  private began(): void {
    this.link = undefined
    this.status = 'loading'
  }

  private answered(link: MailLink | undefined): void {
    this.link = link
    this.status = link ? 'shown' : 'unknown'
  }

  /** The page keeps what it shows of the link. */
  private failed(): void {
    this.status = 'failed'
  }
}
