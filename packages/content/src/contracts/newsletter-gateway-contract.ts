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
    it('knows who subscribes, until they leave [R7.16]', async () => {
      const { gateway, subscribe, unsubscribe } = open()
      await subscribe('asa@example.se')
      expect(await gateway.isSubscribed('asa@example.se')).toBe(true)
      await unsubscribe('asa@example.se')
      expect(await gateway.isSubscribed('asa@example.se')).toBe(false)
    })

    it('takes an address that the host does not know for no subscriber', async () => {
      const { gateway, subscribe } = open()
      await subscribe('asa@example.se')
      expect(await gateway.isSubscribed('eva@example.se')).toBe(false)
    })
  })
}
