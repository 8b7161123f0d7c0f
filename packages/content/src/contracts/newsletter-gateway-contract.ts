import { describe, expect, it } from 'vitest'
import type { NewsletterGateway } from '../ports'

export interface NewsletterGatewayWorld {
  /** A host without subscribers. */
  readonly open: () => {
    readonly gateway: NewsletterGateway
    /** Asks for the newsletter; `confirm` follows the mailed link. */
    readonly subscribe: (email: string) => Promise<void>
    readonly confirm: (email: string) => Promise<void>
    readonly unsubscribe: (email: string) => Promise<void>
  }
}

/** What every `NewsletterGateway` does, fake or real. */
export function newsletterGatewayContract(name: string, { open }: NewsletterGatewayWorld): void {
  describe(`${name} as a NewsletterGateway`, () => {
    it('says that an address is pending, then subscribed, until it is unsubscribed [R7.16 GET]', async () => {
      const { gateway, subscribe, confirm, unsubscribe } = open()
      await subscribe('asa@example.se')
      expect(await gateway.status('asa@example.se')).toBe('pending')
      await confirm('asa@example.se')
      expect(await gateway.status('asa@example.se')).toBe('subscribed')
      await unsubscribe('asa@example.se')
      expect(await gateway.status('asa@example.se')).toBe('unsubscribed')
    })

    it('says that an address unknown to the host is not subscribed', async () => {
      const { gateway, subscribe } = open()
      await subscribe('asa@example.se')
      expect(await gateway.status('eva@example.se')).toBe('unsubscribed')
    })
  })
}
