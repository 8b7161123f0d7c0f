import type { MailLink } from '../mail-link'
import type { MailLinkGateway } from '../ports'

export class FakeMailLinkGateway implements MailLinkGateway {
  /** By token. */
  readonly links = new Map<string, MailLink>()
  /** While it is set, every call fails with it. */
  fault: Error | undefined

  async read(token: string): Promise<MailLink | undefined> {
    if (this.fault) throw this.fault
    return this.links.get(token)
  }

  async follow(token: string): Promise<MailLink | undefined> {
    const link = await this.read(token)
    if (link?.state !== 'open') return link
    this.links.set(token, { ...link, state: 'used' })
    return { ...link, state: 'done' }
  }
}
