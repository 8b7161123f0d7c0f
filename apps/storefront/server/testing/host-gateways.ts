import type { StoreView } from '@vitrin/i18n'
import type { CustomerGroup } from '@vitrin/kernel'
import type { BrowseGateways } from '@vitrin/storefront'
import { browseGateways } from '../../src/browse-gateways'
import { klarglas } from '../../config/klarglas'
import { openCms } from '../open-cms'
import { consoleLogger, systemClock } from '../server-ports'
import type { OpenHost } from './open-host'

/** The gateways of pages at a host in this process. */
export function hostGateways(
  host: OpenHost,
  group?: () => CustomerGroup | undefined,
  storeView: StoreView = klarglas.storeView,
): BrowseGateways {
  const cms = openCms({
    api: host,
    apiUrl: undefined,
    cmsUrl: undefined,
    timeoutMs: 5000,
    version: 'test',
    logger: consoleLogger,
  })
  const { storeCode } = storeView
  const http = host.http(undefined, undefined, storeCode)
  return { ...browseGateways(http, { storeView, clock: systemClock, group }), content: cms.content(storeCode) }
}
