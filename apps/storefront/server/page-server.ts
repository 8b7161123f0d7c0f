import type { IncomingMessage, ServerResponse } from 'node:http'
import { ConcurrencyLimit, Overloaded, SharedWork } from '@vitrin/api-server'
import type { Render } from '../src/entry-server'
import { SHELL_HEADER } from '../src/service-worker/builds'
import { knownAddress, unknownQuery } from '../src/known-address'
import { shellPathOf } from '../src/shell-path'
import { busyPage } from './busy-page'
import type { ClientManifest } from './client-manifest'
import { renderDocument } from './document'
import { acceptedEncoding, type Encoding } from './encodings'
import { isOpenAddress, type RenderBudget } from './open-addresses'
import type { CachedPage, OutputCache } from './output-cache'

export interface PageServerOptions {
  readonly render: Render
  readonly manifest: ClientManifest
  readonly cache: OutputCache
  readonly budget: Pick<RenderBudget, 'take'>
  /** Whether a path leads to a personal page, whose address may hold a secret. */
  readonly isPrivate: (path: string) => boolean
  readonly headers: Readonly<Record<string, string>>
  /** See `DocumentParts`. */
  readonly origin: string
  readonly report: (error: unknown) => void
}

/** Each waits for the API host now and then, which may be another one. */
const RENDERED_AT_ONCE = 8
/** A rendering takes about 10 ms, so the last one waits for two seconds. */
const MOST_WAITING = 200
const RETRY_AFTER_MS = 2000

/** Search engines and service workers do not store a page with this header. */
const NOT_INDEXED = { 'x-robots-tag': 'noindex' }

/**
 * Answers page requests from the cache, or renders. Requests for the same address at the same time share a rendering.
 */
export class PageServer {
  readonly #options: PageServerOptions
  readonly #rendering = new SharedWork<CachedPage>()
  readonly #queue = new ConcurrencyLimit(RENDERED_AT_ONCE, {
    mostWaiting: MOST_WAITING,
    retryAfterMs: RETRY_AFTER_MS,
  })

  constructor(options: PageServerOptions) {
    this.#options = options
  }

  /** The pages that wait to be rendered. */
  get waiting(): number {
    return this.#queue.waiting
  }

  /** Never throws: a fault is answered with 500 and a plain text. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const asked = request.url ?? '/'
    const url = this.#addressWithinBudget(this.#isPrivate(asked) ? asked : knownAddress(asked))
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const ready = this.#options.cache.ready(url, encoding)
    if (ready) return this.#send(request, response, ready, encoding, 'Hit')
    try {
      const page = withQuery(await this.#rendered(url, untilGone(response)), unknownQuery(asked))
      const stored = await this.#options.cache.get(url, encoding)
      this.#send(request, response, stored ?? page, stored ? encoding : 'identity', 'Miss')
    } catch (error) {
      if (error instanceof Overloaded) return this.#sendBusy(response, asked, error)
      if (response.destroyed) return
      this.#options.report(error)
      response
        .writeHead(500, { ...this.#options.headers, 'content-type': 'text/plain; charset=utf-8' })
        .end('Något gick sönder. Ladda om sidan om en stund.')
    }
  }

  /** Beyond the budget the page is rendered without its query, and the browser makes the choices of the address. */
  #addressWithinBudget(url: string): string {
    if (!this.#isOpen(url) || this.#rendering.has(url) || this.#options.budget.take()) return url
    return pathOf(url)
  }

  #isPrivate(url: string): boolean {
    return this.#options.isPrivate(pathOf(url))
  }

  /** There is no end of such addresses: none is cached. */
  #isOpen(url: string): boolean {
    return isOpenAddress(url) || (this.#isPrivate(url) && url.includes('?'))
  }

  async #sendBusy(response: ServerResponse, url: string, { retryAfterMs }: Overloaded): Promise<void> {
    const page = await busyPage(url)
    response
      .writeHead(503, {
        ...this.#options.headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(Math.ceil(retryAfterMs / 1000)),
      })
      .end(page)
  }

  #rendered(url: string, caller: AbortSignal): Promise<CachedPage> {
    return this.#rendering.get(url, caller, (abandoned) => this.#queue.run(() => this.#renderOnce(url), abandoned))
  }

  async #renderOnce(url: string): Promise<CachedPage> {
    const { render, manifest, cache, headers, origin } = this.#options
    const rendered = await render(url)
    if ('redirect' in rendered) {
      return {
        status: rendered.redirect.status,
        headers: { ...headers, location: rendered.redirect.to },
        body: Buffer.alloc(0),
      }
    }
    const html = renderDocument({
      lang: rendered.lang,
      head: rendered.head,
      alternates: rendered.alternates,
      openGraph: rendered.openGraph,
      structuredData: rendered.structuredData,
      origin,
      assets: manifest.assetsOf(rendered.pageId),
      font: manifest.assetNamed(/instrument-sans-latin\.woff2$/),
      manifest: manifest.assetNamed(/app.*\.webmanifest$/),
      touchIcon: manifest.assetNamed(/touch-icon.*\.png$/),
      app: rendered.html,
      state: rendered.state,
    })
    const { routedViews } = rendered.state.settings
    const isShared = rendered.isShared && !this.#isOpen(url)
    const page: CachedPage = {
      status: rendered.status,
      headers: {
        ...headers,
        ...(rendered.head.indexable ? {} : NOT_INDEXED),
        'content-type': 'text/html; charset=utf-8',
        // Service workers do not store a private page either: it is one of endlessly many.
        'cache-control': this.#isPrivate(url)
          ? 'private, no-store'
          : `${isShared ? 'public' : 'private'}, max-age=0, must-revalidate`,
        vary: 'Accept-Encoding',
        ...(routedViews && { [SHELL_HEADER]: shellPathOf(routedViews.storeCode) }),
      },
      body: Buffer.from(html),
    }
    if (rendered.status === 200 && rendered.isWhole && isShared)
      cache.store(url, page, { validUntilMs: rendered.validUntilMs, tags: rendered.tags })
    return page
  }

  #send(
    request: IncomingMessage,
    response: ServerResponse,
    page: CachedPage,
    encoding: Encoding,
    cache: 'Hit' | 'Miss',
  ): void {
    const { etag } = page.headers
    if (etag !== undefined && request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, { ...page.headers, 'x-vs-cache': cache }).end()
      return
    }
    response.writeHead(page.status, {
      ...page.headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': page.body.length,
      'x-vs-cache': cache,
    })
    response.end(request.method === 'HEAD' ? undefined : page.body)
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

/** A redirect keeps the parameters that no page reads: those of a campaign are read by scripts. */
function withQuery(page: CachedPage, query: string): CachedPage {
  const { location } = page.headers
  if (location === undefined || query === '') return page
  const [address = '', hash] = location.split('#', 2)
  const whole = address + (address.includes('?') ? query.replace('?', '&') : query)
  return { ...page, headers: { ...page.headers, location: hash === undefined ? whole : `${whole}#${hash}` } }
}

/** Aborts when the caller has gone before the answer. */
function untilGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableEnded) gone.abort()
  })
  return gone.signal
}
