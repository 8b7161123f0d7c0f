import {
  checkoutStorageContract,
  externalOrderGatewayContract,
  handOverStorageContract,
  orderGatewayContract,
  orderHistoryStorageContract,
  orderStorageContract,
  withdrawalGatewayContract,
} from '../contracts'
import { FakeExternalOrderGateway } from './fake-external-order-gateway'
import { FakeOrderGateway } from './fake-order-gateway'
import { FakeWithdrawalGateway } from './fake-withdrawal-gateway'
import {
  InMemoryCheckoutStorage,
  InMemoryHandOverStorage,
  InMemoryOrderHistoryStorage,
  InMemoryOrderStorage,
} from './in-memory-storages'

checkoutStorageContract('InMemoryCheckoutStorage', () => new InMemoryCheckoutStorage())
handOverStorageContract('InMemoryHandOverStorage', () => new InMemoryHandOverStorage())
orderStorageContract('InMemoryOrderStorage', () => new InMemoryOrderStorage())
orderHistoryStorageContract('InMemoryOrderHistoryStorage', () => new InMemoryOrderHistoryStorage())

orderGatewayContract('FakeOrderGateway', {
  open: () => {
    const gateway = new FakeOrderGateway()
    return { gateway, place: async (order_id) => gateway.place(order_id) }
  },
})

externalOrderGatewayContract('FakeExternalOrderGateway', {
  open: async (owner) => {
    const gateway = new FakeExternalOrderGateway()
    const [account, number, cartId] = ['7', '000000055', 'c'.repeat(32)]
    const document = {
      entity_id: 55,
      increment_id: number,
      state: 'new',
      status: 'pending',
      created_at: '',
      grand_total: 100,
      items: [],
    }
    gateway.order = { document, cartId, ...(owner === 'customer' && { customer: account }) }
    return { gateway, account, number, cartId }
  },
})

withdrawalGatewayContract('FakeWithdrawalGateway', {
  open: async () => {
    const gateway = new FakeWithdrawalGateway()
    return {
      gateway,
      order: { order_number: '000000001', email: 'asa@example.se' },
      account: '7',
      mailedCode: () => gateway.mailedCode,
      received: () => gateway.received,
    }
  },
})
