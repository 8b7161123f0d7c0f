import type { MappedDocument } from './mapped-document'
import type { Mapping, PathMapping } from './mapping'
import type { MovedPath } from './moved-path'

/**
 * Finds the document of a path that is not in the route table. The path has no store code, no leading slash and no
 * query. An old path of the shop's redirects is a `MovedPath`, if no document has it. `undefined` means that the host
 * does not know the path. Throws `TransportError` or `HostRejection` when the host
 * could not tell.
 */
export interface UrlGateway {
  map(path: string, childSku?: string): Promise<MappedDocument | MovedPath | undefined>
}

/**
 * Mappings that this device learned in earlier visits. It is a cache: a lost mapping is asked for again. A value that
 * cannot be read rejects; `undefined` means that nothing is stored.
 */
export interface UrlCache {
  read(path: string): Promise<Mapping | undefined>
  /** Rejects with `UrlCacheFull` when the device has no room left. */
  write(mappings: readonly PathMapping[]): Promise<void>
  remove(path: string): Promise<void>
  clear(): Promise<void>
}
