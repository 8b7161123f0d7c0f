import { ShopHost, SoftwareAuthenticator } from '@vitrin/api-server/testing'
import { accept } from '@vitrin/kernel'
import { SequentialIds } from '@vitrin/kernel/testing'
import type { PasskeyAuthenticator, PasskeyMessage } from '@vitrin/user-session'
import { passkeyGatewayContract } from '@vitrin/user-session/contracts'
import { AccountTokens } from '../testing/account-tokens'
import { httpToHost } from '../testing/http-to-host'
import { AxiosPasskeyGateway } from './axios-passkey-gateway'
import { AxiosUserGateway } from './axios-user-gateway'

/** What a browser does between page and authenticator. */
function browserWith(device: SoftwareAuthenticator): PasskeyAuthenticator {
  type Creation = Parameters<SoftwareAuthenticator['create']>[0]
  type Login = Parameters<SoftwareAuthenticator['sign']>[0]
  return {
    isAvailable: true,
    create: async (options) => accept(device.create(options as PasskeyMessage & Creation)),
    sign: async (options) => accept(device.sign(options as PasskeyMessage & Login)),
  }
}

passkeyGatewayContract('AxiosPasskeyGateway at the embedded host', () => {
  const tokens = new AccountTokens()
  const http = httpToHost(new ShopHost(), tokens)
  return {
    users: new AxiosUserGateway(http, new SequentialIds('key')),
    passkeys: new AxiosPasskeyGateway(http, new SequentialIds('passkey')),
    authenticator: browserWith(new SoftwareAuthenticator()),
    useToken: (account, token) => tokens.use(account, token),
  }
})
