import { BUILD_HEADER } from '../builds'
import type { Device, FetchEvent } from '../scope'

/** A device's caches in memory, in the order in which they were made. */
class FakeCaches {
  readonly all = new Map<string, FakeCache>()
  isBroken = false
  readonly #network: Device['fetch']

  constructor(network: Device['fetch']) {
    this.#network = network
  }

  async open(name: string): Promise<FakeCache> {
    if (this.isBroken) throw new Error('The disk is broken')
    const cache = this.all.get(name) ?? new FakeCache(this.#network)
    this.all.set(name, cache)
    return cache
  }

  async keys(): Promise<string[]> {
    return [...this.all.keys()]
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name)
  }

  async match(address: string, { cacheName }: { readonly cacheName?: string } = {}): Promise<Response | undefined> {
    if (this.isBroken) throw new Error('The disk is broken')
    for (const [name, cache] of this.all) {
      const found = cacheName === undefined || cacheName === name ? cache.entries.get(address) : undefined
      if (found) return found.clone()
    }
    return undefined
  }
}

class FakeCache {
  readonly entries = new Map<string, Response>()
  readonly #network: Device['fetch']

  constructor(network: Device['fetch']) {
    this.#network = network
  }

  async addAll(addresses: readonly string[]): Promise<void> {
    const answers = await Promise.all(
      addresses.map(async (address) => [address, await this.#network(address)] as const),
    )
    if (answers.some(([, { ok }]) => !ok)) throw new Error('A file is missing')
    for (const [address, answer] of answers) this.entries.set(address, answer)
  }

  async put(address: string, answer: Response): Promise<void> {
    this.entries.set(address, answer)
  }

  async delete(address: string): Promise<boolean> {
    return this.entries.delete(address)
  }

  async keys(): Promise<string[]> {
    return [...this.entries.keys()]
  }
}

/** `answers` is the shop: by path, undefined where no answer comes. */
export function fakeDevice(answers: (path: string) => Response | undefined) {
  const asked: string[] = []
  const fetch: Device['fetch'] = async (request) => {
    const path = pathOf(typeof request === 'string' ? request : request.url)
    asked.push(path)
    const answer = answers(path)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  }
  const caches = new FakeCaches(fetch)
  return { asked, fakeCaches: caches, caches: caches as unknown as CacheStorage, fetch }
}

interface PageOptions {
  readonly status?: number
  readonly date?: string
  readonly 'x-robots-tag'?: string
  readonly 'cache-control'?: string
  readonly 'x-shell'?: string
}

export function page(build: string, text = 'A page', { status = 200, ...headers }: PageOptions = {}): Response {
  return new Response(text, { status, headers: { [BUILD_HEADER]: build, ...headers } })
}

/** A request as the browser hands it over, and what the worker does after the answer. */
export function fetchEvent(path: string, cache: RequestCache = 'default') {
  const works: Promise<unknown>[] = []
  const event = {
    request: { url: path, method: 'GET', cache },
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => works.push(work),
  } as unknown as FetchEvent
  return { event, settled: () => Promise.all(works) }
}

function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '')
}
