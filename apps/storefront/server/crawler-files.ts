import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RoutedViews } from '@vitrin/routing'
import { robotsTxt } from './robots'
import type { Sitemap } from './sitemap'

export interface CrawlerFilesOptions {
  readonly sitemap: Sitemap
  readonly views: RoutedViews
  /** Undefined: the host of each request is used, because sitemaps must have absolute addresses. */
  readonly publicUrl: string | undefined
  readonly report: (error: unknown) => void
}

const SITEMAP = /^\/sitemap(?:-(\d{1,6}))?\.xml$/

/** `/robots.txt` and `/sitemap.xml`. */
export class CrawlerFiles {
  readonly #options: CrawlerFilesOptions

  constructor(options: CrawlerFilesOptions) {
    this.#options = options
  }

  has(path: string): boolean {
    return path === '/robots.txt' || SITEMAP.test(path)
  }

  /** Never throws: a fault of the API host is answered with 503. */
  async handle(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = this.#options.publicUrl ?? originOf(request.headers.host)
    try {
      const [type, body] =
        path === '/robots.txt'
          ? ['text/plain', robotsTxt(this.#options.views, this.#options.publicUrl)]
          : ['application/xml', await this.#sitemap(path, origin)]
      if (body === undefined) return void response.writeHead(404).end()
      response.writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        // The host name of a request is the caller's word: a cache must not repeat it to others.
        'cache-control': this.#options.publicUrl === undefined ? 'no-store' : 'public, max-age=3600',
        'content-length': Buffer.byteLength(body),
        'x-content-type-options': 'nosniff',
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    } catch (error) {
      this.#options.report(error)
      response.writeHead(503, { 'retry-after': '60' }).end()
    }
  }

  #sitemap(path: string, origin: string): Promise<string | undefined> {
    const part = SITEMAP.exec(path)?.[1]
    return this.#options.sitemap.xml(origin, part === undefined ? undefined : Number(part))
  }
}

/** The origin of a request; a `Host` header that is not a host name is ignored. */
export function originOf(host: string | undefined): string {
  return `http://${host && /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host) ? host : 'localhost'}`
}
