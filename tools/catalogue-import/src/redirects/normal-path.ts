import { accept, reject, type Outcome } from '@vitrin/kernel'

/** The router asks the host about no longer path. */
const LONGEST_PATH = 1024
const ADDRESS = /^https?:\/\/[^/?#]+/i

/** An old address as the router looks for it: decoded, without origin, store code and outer slashes. */
export function normalPath(text: string, storeCodes: readonly string[]): Outcome<string, string> {
  if (/[?#]/.test(text)) return reject('should have no query and no hash: a redirect keeps the query')
  const path = withoutStoreCode(segmentsOf(text.replace(ADDRESS, '')), storeCodes).join('/')
  if (path === '') return reject('should be the path of an old address')
  return path.length > LONGEST_PATH ? reject(`should have at most ${LONGEST_PATH} characters`) : accept(path)
}

/** The target: a path without store code, with its query and hash; or an http or https address. */
export function normalTarget(text: string, storeCodes: readonly string[]): Outcome<string, string> {
  if (URL.canParse(text)) return ADDRESS.test(text) ? accept(text) : reject('should be a path, or begin with https://')
  if (text === '' || text.startsWith('//') || text.includes('\\'))
    return reject('should be a path, or an address that begins with https://')
  const path = pathOf(text)
  return accept(withoutStoreCode(segmentsOf(path), storeCodes).join('/') + text.slice(path.length))
}

export function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? ''
}

function segmentsOf(path: string): readonly string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded)
}

function withoutStoreCode(segments: readonly string[], storeCodes: readonly string[]): readonly string[] {
  return storeCodes.includes(segments[0] ?? '') ? segments.slice(1) : segments
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
