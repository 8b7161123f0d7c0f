import { describe, expect, it } from 'vitest'
import type { MailLinkGateway } from '../ports'

export interface MailLinkGatewayWorld {
  readonly open: () => Promise<{
    readonly gateway: MailLinkGateway
    /** The token of a new link that begins the newsletter of asa@example.se. */
    readonly token: string
    /** Lets the link expire. */
    readonly expire: () => void
  }>
}

/** What every `MailLinkGateway` does, fake or real. */
export function mailLinkGatewayContract(name: string, { open }: MailLinkGatewayWorld): void {
  describe(`${name} as a MailLinkGateway`, () => {
    const link = { purpose: 'newsletter-join', email: 'asa@example.se' }

    it('reads a link without following it, and follows it once', async () => {
      const { gateway, token } = await open()
      for (let times = 0; times < 2; times += 1)
        expect(await gateway.read(token)).toMatchObject({ ...link, state: 'open' })
      expect(await gateway.follow(token)).toMatchObject({ ...link, state: 'done' })
      expect(await gateway.follow(token)).toMatchObject({ ...link, state: 'used' })
      expect(await gateway.read(token)).toMatchObject({ ...link, state: 'used' })
    })

    it('says that a link is expired', async () => {
      const { gateway, token, expire } = await open()
      expire()
      expect(await gateway.read(token)).toMatchObject({ state: 'expired' })
      expect(await gateway.follow(token)).toMatchObject({ state: 'expired' })
    })

    it('knows no link with another token', async () => {
      const { gateway } = await open()
      expect([await gateway.read('guessed'), await gateway.follow('guessed')]).toEqual([undefined, undefined])
    })
  })
}
