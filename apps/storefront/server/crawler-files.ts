import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RoutedViews } from '@vitrin/routing'
import { robotsTxt } from './robots'
import type { Sitemap } from './sitemap'

export interface CrawlerFilesOptions {
  readonly sitemap: Sitemap
  readonly views: RoutedViews
  /** Undefined: there is no sitemap. It needs absolute addresses, and the `Host` of a request is the caller's word. */
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
    try {
      const [type, body] =
        path === '/robots.txt'
          ? ['text/plain', robotsTxt(this.#options.views, this.#options.publicUrl)]
          : ['application/xml', await this.#sitemap(path)]
      if (body === undefined) return void response.writeHead(404).end()
      response.writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=3600',
        'content-length': Buffer.byteLength(body),
        'x-content-type-options': 'nosniff',
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    } catch (error) {
      this.#options.report(error)
      response.writeHead(503, { 'retry-after': '60' }).end()
    }
  }

  async #sitemap(path: string): Promise<string | undefined> {
    const { sitemap, publicUrl } = this.#options
    const part = SITEMAP.exec(path)?.[1]
    return publicUrl === undefined ? undefined : sitemap.xml(publicUrl, part === undefined ? undefined : Number(part))
  }
}
