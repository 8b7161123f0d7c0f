import type { Tracker } from '@vitrin/analytics'
import type { PictureShrinker } from '@vitrin/contact'
import type { HostSentences } from '@vitrin/i18n'
import type { Clock, Connectivity, IdGenerator, Logger } from '@vitrin/kernel'
import type { Leadership } from '@vitrin/sync-queue'
import type { PasskeyAuthenticator, RefreshLock } from '@vitrin/user-session'
import type { AddressBar } from '../ports'
import type { Storefront } from '../storefront'
import type { ShopperConfig } from './shopper-config'
import type { Caller, ShopperGateways } from './shopper-gateways'
import type { ShopperStorages } from './shopper-storages'

export interface ShopperOptions {
  readonly storefront: Storefront
  readonly config: ShopperConfig
  readonly storages: ShopperStorages
  /** Makes the gateways for this shopper. They take the tokens from the session, and the session uses the gateways. */
  readonly gateways: (caller: Caller) => ShopperGateways
  readonly ports: ShopperPorts
  /** Translations of sentences that hosts send. */
  readonly hostSentences: HostSentences
}

export interface ShopperPorts {
  /** Lets one tab at a time refresh the tokens. */
  readonly refreshLock: RefreshLock
  /** Chooses the tab that sends the queue. */
  readonly leadership: Leadership
  readonly addressBar: AddressBar
  /** Where the device keeps passkeys; undefined where it has none. */
  readonly authenticator?: PasskeyAuthenticator
  /** Makes pictures smaller before they are attached. */
  readonly pictures: PictureShrinker
  /** Loads the tracker; called only after the shopper's consent. Undefined in a shop that tracks nothing. */
  readonly loadTracker?: (() => Promise<Tracker>) | undefined
  readonly connectivity: Connectivity
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}
