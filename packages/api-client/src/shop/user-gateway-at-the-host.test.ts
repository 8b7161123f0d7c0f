import { ShopHost } from '@vitrin/api-server/testing'
import { SequentialIds } from '@vitrin/kernel/testing'
import { expect, it } from 'vitest'
import { userGatewayContract } from '@vitrin/user-session/contracts'
import { AccountTokens } from '../testing/account-tokens'
import { httpToHost } from '../testing/http-to-host'
import { AxiosUserGateway } from './axios-user-gateway'

userGatewayContract('AxiosUserGateway at the embedded host', {
  open: () => {
    const host = new ShopHost()
    const tokens = new AccountTokens()
    const linksTo = (email: string) =>
      host.database.mail
        .waiting()
        .filter(({ template, recipient }) => template === 'password-reset' && recipient === email)
        .map(({ data }) => new URL(String(data.link), 'http://shop.test'))
    return {
      gateway: new AxiosUserGateway(httpToHost(host, tokens), new SequentialIds('key')),
      useToken: (account, token) => tokens.use(account, token),
      mailedToken: (email) => linksTo(email).at(-1)?.searchParams.get('resetToken') ?? '',
    }
  },
})

it('AxiosUserGateway gives the group token that is sent with searches', async () => {
  const host = new ShopHost()
  const { token } = await host.customer()
  const gateway = new AxiosUserGateway(httpToHost(host), new SequentialIds('key'))
  expect(await gateway.me({ token })).toMatchObject({ group_id: 1, groupToken: expect.any(String) as string })
})
