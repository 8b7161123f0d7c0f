import type { Host } from './world/host'
import type { Wire } from './world/wire'
import type { World } from './world/world'
import type { Device } from './world/device'
import type { Attacker } from './actors/attacker'
import type { Tab } from './actors/tab'
import type { HostRows } from './oracle/host-rows'
import type { Oracle } from './oracle/oracle'

/** The participants of one history. */
export interface Stage {
  readonly world: World
  readonly host: Host
  readonly wire: Wire
  readonly devices: readonly Device[]
  readonly tabs: readonly Tab[]
  /** The names of the accounts that may sign in. */
  readonly accounts: readonly string[]
  /** In some shapes. */
  readonly attacker: Attacker | undefined
  readonly oracle: Oracle
  readonly rows: HostRows
}
