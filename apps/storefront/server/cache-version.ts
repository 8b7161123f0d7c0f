import type { ServerResponse } from 'node:http'

export const CACHE_VERSION_PATH = '/cache-version.json'

/**
 * Answers with the version of this build; what a client cached under another version is out of date (contract
 * §15.21).
 */
export function sendCacheVersion(version: string, response: ServerResponse): void {
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(JSON.stringify(version))
}
