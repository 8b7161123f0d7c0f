import { UrlCacheFull, type Mapping, type PathMapping, type UrlCache } from '@vitrin/routing'
import { hasFields, isNonEmptyString, isOneOf, type Guard } from './checks/check'
import type { ResilientCache } from './resilient-cache'
import { isQuotaError } from './is-quota-error'

const isPage = hasFields({ type: isOneOf('category', 'cms_page'), slug: isNonEmptyString })
const isProductPage = hasFields({ type: isOneOf('product'), slug: isNonEmptyString, parentSku: isNonEmptyString })
const isMapping: Guard = (doc) => isPage(doc) || isProductPage(doc)

/** The paths of earlier page lives in IndexedDB. */
export class DexieUrlCache implements UrlCache {
  readonly #cache: ResilientCache

  constructor(cache: ResilientCache) {
    this.#cache = cache
  }

  async read(path: string): Promise<Mapping | undefined> {
    const doc = await this.#cache.read('url', path)
    return isMapping(doc) ? (doc as Mapping) : undefined
  }

  async write(mappings: readonly PathMapping[]): Promise<void> {
    try {
      await this.#cache.write('url', mappings)
    } catch (error) {
      throw isQuotaError(error) ? new UrlCacheFull('The device gives no more room', { cause: error }) : error
    }
  }

  remove(path: string): Promise<void> {
    return this.#cache.remove('url', path)
  }

  clear(): Promise<void> {
    return this.#cache.clear('url')
  }
}
