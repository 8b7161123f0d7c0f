import { HostRejection } from '@vitrin/kernel'
import { passkeyGatewayContract } from '../contracts/passkey-gateway-contract'
import { refreshLockContract } from '../contracts/refresh-lock-contract'
import { accountStorageContract } from '../contracts/account-storage-contract'
import { tokenLeaseContract } from '../contracts/token-lease-contract'
import { userGatewayContract } from '../contracts/user-gateway-contract'
import { FakeAuthenticator, FakePasskeyGateway } from './fake-passkeys'
import { FakeUserGateway } from './fake-user-gateway'
import { InMemoryRefreshLock } from './in-memory-refresh-lock'
import { InMemoryAccountStorage } from './in-memory-account-storage'
import { openDevice } from './open-session'

accountStorageContract('InMemoryAccountStorage', {
  isShared: true,
  open: (tabs) => {
    const first = new InMemoryAccountStorage()
    return [first, ...Array.from({ length: tabs - 1 }, () => first.anotherTab())]
  },
})

refreshLockContract('InMemoryRefreshLock', () => {
  const lock = new InMemoryRefreshLock()
  return [lock, lock]
})

userGatewayContract('FakeUserGateway', {
  open: () => {
    const gateway = new FakeUserGateway()
    const useToken = (_account: string, token: string) => {
      gateway.tokenInUse = token
    }
    return { gateway, useToken, mailedToken: () => gateway.mailedToken }
  },
})

passkeyGatewayContract('FakePasskeyGateway', () => {
  const users = new FakeUserGateway()
  const useToken = (): void => undefined
  return { users, passkeys: new FakePasskeyGateway(users), authenticator: new FakeAuthenticator(), useToken }
})

tokenLeaseContract('TokenLock', {
  open: async () => {
    const { gateway, openTab } = openDevice()
    const { session } = await openTab()
    await session.login({ username: 'asa@example.se', password: 'hemligt1' })
    const refresh = gateway.refresh.bind(gateway)
    let refreshes = 0
    gateway.refresh = (refreshToken) => {
      refreshes += 1
      return refreshes === 1
        ? refresh(refreshToken)
        : Promise.reject(new HostRejection({ code: 401, result: 'Invalid refresh token provided' }))
    }
    return { lease: session.lease, account: '7', token: 't1', nextToken: 't2' }
  },
})
