import { orderOf, ownDoor, ShopHost, standardDoor } from '@vitrin/api-server/testing'
import {
  externalOrderGatewayContract,
  orderGatewayContract,
  orderHistoryGatewayContract,
  withdrawalGatewayContract,
} from '@vitrin/checkout/contracts'
import { SequentialIds } from '@vitrin/kernel/testing'
import { AccountTokens } from '../testing/account-tokens'
import { httpToHost } from '../testing/http-to-host'
import { AxiosExternalOrderGateway } from './axios-external-order-gateway'
import { AxiosOrderGateway } from './axios-order-gateway'
import { AxiosOrderHistoryGateway } from './axios-order-history-gateway'
import { AxiosWithdrawalGateway } from './axios-withdrawal-gateway'

/** The embedded host with one customer who is signed in. */
async function hostWithCustomer() {
  const host = new ShopHost()
  const tokens = new AccountTokens()
  const signIn = async (email?: string) => {
    const { id, token } = await host.customer(email)
    tokens.use(String(id), token)
    return { account: String(id), token }
  }
  return { host, http: httpToHost(host, tokens), signIn, ...(await signIn()) }
}

/** The number of an order that the host has taken. */
async function place(host: ShopHost, order_id: string, more: object = {}, token?: string): Promise<string> {
  const order = orderOf([standardDoor(), ownDoor(893, 2010)], { order_id, ...more })
  const { result } = await host.post<{ readonly orderNumber: string }>('/api/order', order, token ? { token } : {})
  return result.orderNumber
}

orderGatewayContract('AxiosOrderGateway at the embedded host', {
  open: () => {
    const host = new ShopHost()
    return {
      gateway: new AxiosOrderGateway(httpToHost(host), new SequentialIds('key')),
      place: async (order_id) => (await host.post('/api/order', orderOf([standardDoor()], { order_id }))).code === 200,
    }
  },
})

orderHistoryGatewayContract('AxiosOrderHistoryGateway at the embedded host', {
  open: async () => {
    const { host, http, account, token, signIn } = await hostWithCustomer()
    const numbers: string[] = []
    for (const order_id of ['order-0001', 'order-0002', 'order-0003']) {
      host.clock.advance(1_000)
      numbers.unshift(await place(host, order_id, { user_id: account }, token))
    }
    const another = await signIn('eva@example.se')
    const numberOfAnother = await place(host, 'order-0004', { user_id: another.account }, another.token)
    return { gateway: new AxiosOrderHistoryGateway(http), account, numbers, numberOfAnother }
  },
})

externalOrderGatewayContract('AxiosExternalOrderGateway at the embedded host', {
  open: async (owner) => {
    const { host, http, account, token } = await hostWithCustomer()
    const gateway = new AxiosExternalOrderGateway(http)
    const isCustomers = owner === 'customer'
    const cartId = isCustomers ? '4711' : await host.guestCart()
    const order = { cart_id: cartId, ...(isCustomers && { user_id: account }) }
    const number = await place(host, 'order-0001', order, isCustomers ? token : undefined)
    return { gateway, account, number, cartId }
  },
})

withdrawalGatewayContract('AxiosWithdrawalGateway at the embedded host', {
  open: async () => {
    const { host, http, account, token } = await hostWithCustomer()
    const order_number = await place(host, 'order-0001', { user_id: account }, token)
    const mails = (mailed: string) => host.database.mail.waiting().filter(({ template }) => template === mailed)
    return {
      gateway: new AxiosWithdrawalGateway(http, new SequentialIds('key')),
      order: { order_number, email: 'asa@example.se' },
      account,
      mailedCode: () => mails('withdrawal-code').at(-1)?.data.code as string | undefined,
      received: () => mails('withdrawal-receipt').length,
    }
  },
})
