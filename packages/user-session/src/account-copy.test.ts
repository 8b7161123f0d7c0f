import { describe, expect, it } from 'vitest'
import { accountCopy } from './account-copy'
import { aCustomer } from './testing'

describe('accountCopy', () => {
  it('joins the data of the host with the customer and the data of the device', async () => {
    const current = aCustomer()
    const session = { account: '7', current, atHost: { data: async () => ({ orders: [1] }) } }
    const copy = await accountCopy({ session, readDeviceData: async (account) => ({ wishlist: [`W of ${account}`] }) })
    expect(copy).toEqual({ host: { orders: [1] }, device: { customer: current, wishlist: ['W of 7'] } })
  })
})
