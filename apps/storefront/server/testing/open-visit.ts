import { SwitchableConnectivity } from '@vitrin/kernel/testing'
import { createStorefront, type Shopper, type Storefront, type StorefrontConfig } from '@vitrin/storefront'
import type { Cancel } from '@vitrin/kernel'
import type { ShopperStorages } from '@vitrin/storefront/shopper'
import { FakeAddressBar, inMemoryStorages } from '@vitrin/storefront/testing'
import { klarglas } from '../../config/klarglas'
import { htmlSanitizer } from '../html-sanitizer'
import { consoleLogger, randomIds, systemClock } from '../server-ports'
import { hostGateways } from './host-gateways'
import type { OpenHost } from './open-host'
import { startShopper } from './start-shopper'

export interface Visit {
  readonly storefront: Storefront
  readonly shopper: Shopper
  readonly connectivity: SwitchableConnectivity
  readonly addressBar: FakeAddressBar
  /** Ends the shopper's reactions. */
  stop(): void
}

export interface VisitOptions {
  /** What the device has stored already. */
  readonly device?: ShopperStorages
  readonly isOnline?: boolean
  readonly settings?: Partial<StorefrontConfig>
}

/** The shop of a browser tab without its screens, at a host in this process. */
export async function openVisit(
  host: OpenHost,
  { device = inMemoryStorages(), isOnline = true, settings = {} }: VisitOptions = {},
): Promise<Visit> {
  const connectivity = new SwitchableConnectivity(isOnline)
  let stop: Cancel = () => undefined
  const addressBar = new FakeAddressBar()
  const gateways = hostGateways(host, () => storefront.shopper?.session.group)
  const storefront: Storefront = createStorefront({
    config: { ...klarglas, ...settings },
    gateways,
    messages: {},
    sanitizer: htmlSanitizer,
    clock: systemClock,
    ids: randomIds,
    logger: consoleLogger,
    loadShopper: (shop) =>
      startShopper(shop, {
        host,
        gateways,
        storages: device,
        addressBar,
        connectivity,
        onStarted: (ends) => (stop = ends),
      }),
  })
  return { storefront, shopper: await storefront.whenShopper(), connectivity, addressBar, stop: () => stop() }
}
