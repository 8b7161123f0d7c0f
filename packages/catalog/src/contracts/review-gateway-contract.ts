import { describe, expect, it } from 'vitest'
import type { ReviewGateway } from '../ports'

export interface ReviewGatewayWorld {
  readonly gateway: ReviewGateway
  /** Two accounts that may be asked for their reviews. */
  readonly accounts: readonly [string, string]
  /** Writes a review of a product that is sold there; each one later than the one before. */
  readonly write: (account: string, title: string) => Promise<void>
  /** The product that `write` reviews. */
  readonly sku: string
}

/** What every `ReviewGateway` does, fake or real. */
export function reviewGatewayContract(name: string, open: () => Promise<ReviewGatewayWorld>): void {
  describe(`${name} as ReviewGateway`, () => {
    it('gives no reviews of an account that has written none', async () => {
      const { gateway, accounts } = await open()
      expect(await gateway.own(accounts[0])).toEqual([])
    })

    it('gives the reviews of one account, newest first, each with its product', async () => {
      const { gateway, accounts, sku, write } = await open()
      const [asa, bo] = accounts
      await write(asa, 'Bra')
      await write(bo, 'Dålig')
      await write(asa, 'Fortfarande bra')
      const own = await gateway.own(asa)
      expect(own.map(({ title, product }) => [title, product?.sku])).toEqual([
        ['Fortfarande bra', sku],
        ['Bra', sku],
      ])
    })

    it('throws for an account that it may not ask about', async () => {
      const { gateway } = await open()
      await expect(gateway.own('somebody-else')).rejects.toThrow()
    })
  })
}
