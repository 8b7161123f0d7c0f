import { beforeEach, expect, it } from 'vitest'
import { ShopHost } from '../../testing/shop-host'

const COMMON = ['password1', 'PassWord1', '12345678', ' qwertyuiop ']
const refusal = (field: string) => ({
  code: 400,
  fields: [{ field, message: 'should not be a common password' }],
})

let host: ShopHost
beforeEach(() => {
  host = new ShopHost()
})

it('refuses the passwords that programs try first when an account is made', async () => {
  const customer = { email: 'asa@example.se', firstname: 'Åsa', lastname: 'Berg' }
  for (const password of COMMON)
    expect(await host.post('/api/user/create', { customer, password }), password).toMatchObject({
      ...refusal('password'),
      result: 'This password is among the first that others try. Please choose another one.',
    })
  expect(host.database.customers.byEmail('asa@example.se')).toBeUndefined()
  expect((await host.post('/api/user/create', { customer, password: 'hemligt1' })).code).toBe(200)
})

it('refuses them when a password is changed or reset, with the sentence for clients of the original', async () => {
  const { token } = await host.customer()
  const result = { errorMessage: expect.stringContaining('among the first that others try') as string }
  for (const newPassword of COMMON) {
    const change = { currentPassword: 'hemligt1', newPassword }
    expect(await host.post('/api/user/change-password', change, { token })).toMatchObject({
      ...refusal('newPassword'),
      result,
    })
    const choice = { email: 'asa@example.se', newPassword, resetToken: 'any' }
    expect(await host.post('/api/user/create-password', choice)).toMatchObject({ ...refusal('newPassword'), result })
  }
})
