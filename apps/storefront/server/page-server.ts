import type { IncomingMessage, ServerResponse } from 'node:http'
import { Overloaded, SharedQueue, type Turns } from '@vitrin/api-server'
import type { Render } from '../src/entry-server'
import { SHELL_HEADER } from '../src/service-worker/builds'
import { knownAddress, pathOf, unknownQuery } from '../src/known-address'
import { shellPathOf } from '../src/shell-path'
import type { ClientAddresses } from './client-addresses'
import type { ClientManifest, PageAssets } from './client-manifest'
import { renderDocument } from './document'
import { acceptedEncoding, type Encoding } from './encodings'
import type { InlineText } from './inline-text'
import { isOpenAddress, type RenderBudget } from './open-addresses'
import type { CachedPage } from './cached-page'
import { requestIdHeader, withRequestId } from './log/request-ids'
import type { OutputCache } from './output-cache'
import { sendBusy, sendFault } from './send-fault'
import { rendering, sendFromCache, sendPage, withQuery } from './send-page'

export interface PageServerOptions {
  readonly render: Render
  /** Decides when the parts of a rendering run. */
  readonly turns: Pick<Turns, 'ofShort'>
  readonly manifest: ClientManifest
  readonly cache: OutputCache
  readonly budget: Pick<RenderBudget, 'take'>
  /** Whether a path leads to a personal page, whose address may hold a secret. */
  readonly isPrivate: (path: string) => boolean
  readonly addresses: Pick<ClientAddresses, 'of'>
  /** See `DocumentParts`. */
  readonly earlyScript: InlineText
  /** The headers of a page with these assets, and of answers without any. */
  readonly headersOf: (assets?: PageAssets) => Readonly<Record<string, string>>
  /** See `DocumentParts`. */
  readonly origin: string
  readonly report: (error: unknown) => void
}

/** Search engines and service workers do not store a page with this header. */
const NOT_INDEXED = { 'x-robots-tag': 'noindex' }

/** Answers page requests from the cache, or renders. Requests for one address at the same time share a rendering. */
export class PageServer {
  readonly #options: PageServerOptions
  readonly #queue = new SharedQueue<CachedPage>({
    // Each waits for the API host now and then, which may be another one.
    atOnce: 8,
    // A rendering takes about 10 ms, so the last one waits for two seconds.
    mostWaiting: 200,
    // An office where many open the shop at once.
    mostOfAddress: 50,
    retryAfterMs: 2000,
  })

  /** How many pages came from the output cache, and how many were rendered. */
  readonly answered = { hit: 0, miss: 0 }

  constructor(options: PageServerOptions) {
    this.#options = options
  }

  /** The pages that wait to be rendered. */
  get waiting(): number {
    return this.#queue.waiting
  }

  /** Never throws: a fault is answered with 500 and a plain text. */
  async handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return withRequestId(
        requestId,
        () => void response.writeHead(405, { ...this.#headers(), allow: 'GET, HEAD' }).end(),
      )
    const asked = request.url ?? '/'
    const url = asked.includes('?') ? this.#addressWithinBudget(asked) : asked
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const ready = this.#options.cache.ready(url, encoding)
    if (ready) {
      this.answered.hit += 1
      // Not within `withRequestId`, which costs a tenth of such an answer.
      return sendFromCache(request, response, ready, requestId)
    }
    return withRequestId(requestId, () => this.#answerAnew(request, response, { asked, url, encoding }))
  }

  async #answerAnew(
    request: IncomingMessage,
    response: ServerResponse,
    { asked, url, encoding }: { readonly asked: string; readonly url: string; readonly encoding: Encoding },
  ): Promise<void> {
    try {
      const begunMs = performance.now()
      const caller = { address: this.#options.addresses.of(request), signal: untilGone(response) }
      const rendered = await this.#queue.get(url, caller, () => this.#render(url, caller.address))
      const renderMs = performance.now() - begunMs
      const page = withQuery(rendered, unknownQuery(asked))
      const stored = await this.#options.cache.get(url, encoding)
      this.answered.miss += 1
      sendPage(request, response, stored ?? page, rendering(renderMs))
    } catch (error) {
      if (error instanceof Overloaded) return sendBusy(response, asked, error, this.#headers())
      if (response.destroyed) return
      this.#options.report(error)
      sendFault(response, this.#headers())
    }
  }

  /** Makes a cached page anew before it is asked for. Never throws. */
  async renew(url: string): Promise<void> {
    try {
      await this.#render(url)
    } catch (error) {
      this.#options.report(error)
    }
  }

  /** Beyond the budget the page is rendered without its query, and the browser makes the choices of the address. */
  #addressWithinBudget(asked: string): string {
    const url = this.#isPrivate(asked) ? asked : knownAddress(asked)
    if (!this.#isOpen(url) || this.#queue.has(url) || this.#options.budget.take()) return url
    return pathOf(url)
  }

  #isPrivate(url: string): boolean {
    return this.#options.isPrivate(pathOf(url))
  }

  /** There is no end of such addresses: none is cached. */
  #isOpen(url: string): boolean {
    return isOpenAddress(url) || (this.#isPrivate(url) && url.includes('?'))
  }

  /** Of an answer that is no page. */
  #headers(): Readonly<Record<string, string>> {
    return { ...this.#options.headersOf(), ...requestIdHeader() }
  }

  /** `address` is the one that asks for it. */
  async #render(url: string, address?: string): Promise<CachedPage> {
    const { render, manifest, cache, earlyScript, headersOf, origin } = this.#options
    const { drops } = cache
    const turns = this.#options.turns.ofShort(address)
    const rendered = await render(url, turns)
    if ('redirect' in rendered) {
      return {
        status: rendered.redirect.status,
        headers: { ...headersOf(), location: rendered.redirect.to, 'content-length': '0' },
        body: Buffer.alloc(0),
      }
    }
    await turns.next()
    const assets = manifest.assetsOf(rendered.pageId)
    const body = renderDocument({
      lang: rendered.lang,
      head: rendered.head,
      alternates: rendered.alternates,
      openGraph: rendered.openGraph,
      structuredData: rendered.structuredData,
      origin,
      assets,
      earlyScript,
      font: manifest.font,
      manifest: manifest.appManifest,
      touchIcon: manifest.touchIcon,
      app: rendered.html,
      state: rendered.state,
    })
    const { routedViews } = rendered.state.settings
    const isShared = rendered.isShared && !this.#isOpen(url)
    const page: CachedPage = {
      status: rendered.status,
      headers: {
        ...headersOf(assets),
        ...(rendered.head.indexable ? {} : NOT_INDEXED),
        'content-type': 'text/html; charset=utf-8',
        // Service workers do not store a private page either: it is one of endlessly many.
        'cache-control': this.#isPrivate(url)
          ? 'private, no-store'
          : `${isShared ? 'public' : 'private'}, max-age=0, must-revalidate`,
        'content-length': String(body.length),
        vary: 'Accept-Encoding',
        ...(routedViews && { [SHELL_HEADER]: shellPathOf(routedViews.storeCode) }),
      },
      body,
    }
    if (rendered.status === 200 && rendered.isWhole && isShared && cache.drops === drops)
      cache.store(url, page, { validUntilMs: rendered.validUntilMs, tags: rendered.tags })
    return page
  }
}

/** Aborts when the caller has gone before the answer. */
function untilGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableEnded) gone.abort()
  })
  return gone.signal
}
