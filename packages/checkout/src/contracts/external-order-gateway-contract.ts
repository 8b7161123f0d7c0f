import { HostRejection } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import type { ExternalOrderGateway } from '../ports'

export interface ExternalOrderGatewayWorld {
  /** A host with one order: of a guest, or of the customer `account`, who is signed in. */
  readonly open: (owner: 'guest' | 'customer') => Promise<{
    readonly gateway: ExternalOrderGateway
    readonly account: string
    readonly number: string
    /** The cart that the order came from. */
    readonly cartId: string
  }>
}

/** What every `ExternalOrderGateway` does, fake or real. */
export function externalOrderGatewayContract(name: string, { open }: ExternalOrderGatewayWorld): void {
  describe(`${name} as an ExternalOrderGateway`, () => {
    it('finds a guest’s order for the holder of its cart, with its number or without [R7.13 GET order]', async () => {
      const { gateway, number, cartId } = await open('guest')
      expect(await gateway.find('guest', { cartId })).toMatchObject({ increment_id: number })
      expect(await gateway.find('guest', { orderId: number, cartId })).toMatchObject({ increment_id: number })
    })

    it('finds no guest’s order by its number alone, or with another cart', async () => {
      const { gateway, number } = await open('guest')
      expect(await gateway.find('guest', { orderId: number })).toBeUndefined()
      expect(await gateway.find('guest', { orderId: number, cartId: 'f'.repeat(32) })).toBeUndefined()
    })

    it('finds a customer’s order for that customer only', async () => {
      const { gateway, account, number, cartId } = await open('customer')
      expect(await gateway.find(account, { orderId: number })).toMatchObject({ increment_id: number })
      expect(await gateway.find('guest', { orderId: number, cartId })).toBeUndefined()
    })

    it('is refused when it asks for nothing', async () => {
      const { gateway } = await open('guest')
      await expect(gateway.find('guest', {})).rejects.toBeInstanceOf(HostRejection)
    })
  })
}
