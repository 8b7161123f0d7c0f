import type { CustomerGroup } from '@vitrin/kernel'
import type { BrowseGateways } from '@vitrin/storefront'
import { browseGateways } from '../../src/browse-gateways'
import { openCms } from '../open-cms'
import { systemClock } from '../server-ports'
import type { OpenHost } from './open-host'

/** The gateways of pages at a host in this process. */
export function hostGateways(host: OpenHost, group?: () => CustomerGroup | undefined): BrowseGateways {
  const cms = openCms({ api: host, apiUrl: undefined, cmsUrl: undefined, timeoutMs: 5000, version: 'test' })
  return { ...browseGateways(host.http(), { clock: systemClock, group }), content: cms.content('sv') }
}
