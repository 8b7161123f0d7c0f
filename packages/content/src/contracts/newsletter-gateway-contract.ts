import { describe, expect, it } from 'vitest'
import type { NewsletterGateway } from '../ports'

export interface NewsletterGatewayWorld {
  /** A host without subscribers. */
  readonly open: () => {
    readonly gateway: NewsletterGateway
    readonly subscribe: (email: string) => Promise<void>
    readonly unsubscribe: (email: string) => Promise<void>
  }
}

/** What every `NewsletterGateway` does, fake or real. */
export function newsletterGatewayContract(name: string, { open }: NewsletterGatewayWorld): void {
  describe(`${name} as a NewsletterGateway`, () => {
    it('says that an address is subscribed until it is unsubscribed [R7.16 GET]', async () => {
      const { gateway, subscribe, unsubscribe } = open()
      await subscribe('asa@example.se')
      expect(await gateway.isSubscribed('asa@example.se')).toBe(true)
      await unsubscribe('asa@example.se')
      expect(await gateway.isSubscribed('asa@example.se')).toBe(false)
    })

    it('says that an address unknown to the host is not subscribed', async () => {
      const { gateway, subscribe } = open()
      await subscribe('asa@example.se')
      expect(await gateway.isSubscribed('eva@example.se')).toBe(false)
    })
  })
}
