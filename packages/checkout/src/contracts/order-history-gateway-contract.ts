import type { PlacedOrderDocument } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import type { OrderHistoryGateway } from '../ports'

export interface OrderHistoryGatewayWorld {
  /** A host where `account` is signed in and has made three orders, and another account one. */
  readonly open: () => Promise<{
    readonly gateway: OrderHistoryGateway
    readonly account: string
    /** The newest first. */
    readonly numbers: readonly string[]
    readonly numberOfAnother: string
  }>
}

const numbersOf = (orders: readonly PlacedOrderDocument[]) => orders.map(({ increment_id }) => increment_id)

/** What every `OrderHistoryGateway` does. */
export function orderHistoryGatewayContract(name: string, { open }: OrderHistoryGatewayWorld): void {
  describe(`${name} as an OrderHistoryGateway`, () => {
    it('gives the account’s orders by pages, the newest first, with their whole number [R7.06]', async () => {
      const { gateway, account, numbers } = await open()
      const first = await gateway.page(account, { pageSize: 2, currentPage: 1 })
      expect([numbersOf(first.items), first.total_count]).toEqual([numbers.slice(0, 2), 3])
      const second = await gateway.page(account, { pageSize: 2, currentPage: 2 })
      expect([numbersOf(second.items), second.total_count]).toEqual([numbers.slice(2), 3])
    })

    it('gives a page behind the last one without orders', async () => {
      const { gateway, account } = await open()
      expect(await gateway.page(account, { pageSize: 20, currentPage: 2 })).toMatchObject({ items: [], total_count: 3 })
    })

    it('finds an order by its number, if it is the account’s own', async () => {
      const { gateway, account, numbers, numberOfAnother } = await open()
      expect(await gateway.order(account, numbers[1]!)).toMatchObject({ increment_id: numbers[1] })
      expect(await gateway.order(account, numberOfAnother)).toBeUndefined()
      expect(await gateway.order(account, '999999999')).toBeUndefined()
    })
  })
}
