// The suites of the ports: every adapter runs them with vitest.
export { refreshLockContract } from './refresh-lock-contract'
export { accountStorageContract } from './account-storage-contract'
export { tokenLeaseContract } from './token-lease-contract'
export type { TokenLeaseWorld } from './token-lease-contract'
export { passkeyGatewayContract } from './passkey-gateway-contract'
export type { OpenedPasskeyGateway } from './passkey-gateway-contract'
export { userGatewayContract } from './user-gateway-contract'
export type { OpenedUserGateway, UserGatewayWorld } from './user-gateway-contract'
