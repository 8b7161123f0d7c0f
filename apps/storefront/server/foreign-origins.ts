import { klarglas } from '../config/klarglas'
import type { ForeignOrigins } from './security-headers'
import type { ServerOptions } from './settings/server-options'

/** The other sites that the operator's settings and the shop's configuration name. */
export function foreignOrigins({ apiUrl, cmsUrl, tagManager, reviewWidget }: ServerOptions): ForeignOrigins {
  return {
    api: apiUrl,
    cms: cmsUrl,
    tagManager: tagManager?.url,
    reports: tagManager?.reports,
    reviewWidget: reviewWidget?.scriptUrl,
    players: Object.values(klarglas.videoPlayers ?? {}),
  }
}
