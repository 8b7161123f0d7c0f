import { UrlCacheFull } from '../errors'
import type { Mapping, PathMapping } from '../mapping'
import type { UrlCache } from '../ports'

/** Keeps mappings in memory. */
export class FakeUrlCache implements UrlCache {
  readonly mappings = new Map<string, Mapping>()
  /** While it is set, writing fails because the device has no room. */
  full = false
  fault: Error | undefined

  async read(path: string): Promise<Mapping | undefined> {
    if (this.fault) throw this.fault
    return this.mappings.get(path)
  }

  async write(mappings: readonly PathMapping[]): Promise<void> {
    if (this.full) throw new UrlCacheFull()
    for (const [path, mapping] of mappings) this.mappings.set(path, mapping)
  }

  async remove(path: string): Promise<void> {
    this.mappings.delete(path)
  }

  async clear(): Promise<void> {
    this.mappings.clear()
  }
}
