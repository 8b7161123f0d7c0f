import type { Clock, Connectivity, IdGenerator, Logger, Outbox } from '@vitrin/kernel'
import type { PasskeyAuthenticator, PasskeyGateway } from './passkey-ports'
import type { RefreshLock, AccountStorage, UserGateway } from './ports'
import type { SessionConfig } from './session-config'

export interface SessionOptions {
  /** The code of the store view that the shopper uses. */
  readonly storeCode: string
  readonly gateway: UserGateway
  readonly passkeys: PasskeyGateway
  /** Undefined on a device that can have none. */
  readonly authenticator?: PasskeyAuthenticator | undefined
  readonly storage: AccountStorage
  readonly refreshLock: RefreshLock
  readonly outbox: Outbox
  readonly connectivity: Pick<Connectivity, 'online'>
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
  /** Switches that differ from the defaults. */
  readonly config?: Partial<SessionConfig>
}
