import { describe, expect, it } from 'vitest'
import type { OrderGateway } from '../ports'

export interface OrderGatewayWorld {
  readonly open: () => {
    readonly gateway: OrderGateway
    /** Places an order under this id; `false`: the host refuses it. */
    readonly place: (order_id: string) => Promise<boolean>
  }
}

/** What every `OrderGateway` does, fake or real. */
export function orderGatewayContract(name: string, { open }: OrderGatewayWorld): void {
  const order_id = '1795161600000-1a2b3c4d'

  describe(`${name} as an OrderGateway`, () => {
    it('abandons an order that the host does not have, and the host then makes none', async () => {
      const { gateway, place } = open()
      expect(await gateway.abandon(order_id)).toBe(true)
      expect(await place(order_id)).toBe(false)
      expect(await gateway.abandon(order_id)).toBe(true)
    })

    it('does not abandon an order that the host has made', async () => {
      const { gateway, place } = open()
      expect(await place(order_id)).toBe(true)
      expect(await gateway.abandon(order_id)).toBe(false)
    })

    it('abandons only the order that it names', async () => {
      const { gateway, place } = open()
      await gateway.abandon(`${order_id}-other`)
      expect(await place(order_id)).toBe(true)
    })
  })
}
