import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { FakeServer } from './fake-server'
import { bodyOf, forward, send, type Forwarded } from './forward'

/** Vitrin's additions to the contract. vue-storefront-api has no such paths. */
const ADDITIONS = /^\/api\/(sync\/|user\/logout|ext\/(account|custom-size|download|orders|withdrawal))/

/** Headers that vue-storefront-api does not read. */
const UNREAD = ['authorization', 'idempotency-key', 'x-cart-run', 'x-token-rotation']

/** The keys of an order that the schema of vue-storefront-api allows (contract §6.1). */
const ORDER_KEYS = new Set(
  (
    'order_id created_at updated_at transmited transmited_at status state user_id cart_id store_code store_id ' +
    'products addressInformation'
  ).split(' '),
)

interface OrderBody {
  readonly user_id: string
  readonly cart_id: string
}

/**
 * Behaves like vue-storefront-api with Magento behind it: forwards to the API host at `origin`, without what that host
 * has in addition. A repeated order is one more order.
 */
export class OriginalHost extends FakeServer {
  /** The orders that were made, as they were sent. */
  readonly orders: OrderBody[] = []
  /** The paths of requests for additions. */
  readonly missed: string[] = []
  /** The next order is made, and its answer is lost. */
  losesNextAnswer = false
  readonly #origin: string
  /** Magento does not find the cart of a guest after its order. */
  readonly #orderedCarts = new Set<string>()

  constructor(origin: string) {
    super((request, response) => void this.#answer(request, response))
    this.#origin = origin
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request
    const url = new URL(request.url ?? '/', this.#origin)
    const body = await bodyOf(request)
    const cartId = url.searchParams.get('cartId') ?? ''
    if (method === 'OPTIONS') send(response, await this.#forward(request, url, body))
    else if (ADDITIONS.test(url.pathname)) {
      this.missed.push(`${method} ${url.pathname}`)
      send(response, cannot(method, url.pathname))
    } else if (this.#orderedCarts.has(cartId))
      send(response, json(404, { code: 404, result: `No such entity with cartId = ${cartId}` }))
    else if (method === 'POST' && url.pathname === '/api/order') await this.#order(request, response, url, body)
    else send(response, likeTheOriginal(await this.#forward(request, withoutVariants(url), body)), method)
  }

  async #order(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer<ArrayBuffer>): Promise<void> {
    const order = JSON.parse(body.toString()) as OrderBody
    const unknown = Object.keys(order).filter((key) => !ORDER_KEYS.has(key))
    if (unknown.length > 0) {
      const errors = unknown.map((additionalProperty) => ({
        keyword: 'additionalProperties',
        dataPath: '',
        params: { additionalProperty },
        message: 'should NOT have additional properties',
      }))
      return send(response, json(400, { code: 400, result: errors }))
    }
    const answer = await this.#forward(
      request,
      url,
      // With an id of its own each request makes an order.
      Buffer.from(JSON.stringify({ ...order, order_id: randomUUID() })),
    )
    if (answer.status === 200) {
      this.orders.push(order)
      if (order.user_id === '') this.#orderedCarts.add(order.cart_id)
    }
    if (!this.losesNextAnswer) return send(response, likeTheOriginal(answer))
    this.losesNextAnswer = false
    // A browser repeats a request by itself when a connection that it uses again ends without a byte.
    response.writeHead(200, { ...CORS, 'content-type': 'application/json', 'content-length': answer.body.length })
    response.write(answer.body.subarray(0, 1), () => response.destroy())
  }

  #forward(request: IncomingMessage, { pathname, search }: URL, body: Buffer<ArrayBuffer>): Promise<Forwarded> {
    return forward(request, this.#origin + pathname + search, body, UNREAD)
  }
}

/** The original knows no search for variants. */
function withoutVariants(url: URL): URL {
  const query = url.searchParams.get('request')
  if (!query?.includes('_matchVariants')) return url
  const { _matchVariants: _, ...known } = JSON.parse(query) as Record<string, unknown>
  url.searchParams.set('request', JSON.stringify(known))
  return url
}

/** A refusal is a sentence, without fields and reasons; an order has no id of the client. */
function likeTheOriginal(answer: Forwarded): Forwarded {
  if (!answer.headers['content-type']?.includes('json')) return answer
  const envelope = JSON.parse(answer.body.toString()) as Record<string, unknown>
  if (envelope === null || typeof envelope !== 'object' || !('code' in envelope)) return answer
  const { reason: _, meta, result, ...kept } = envelope
  const { errors: __, ...otherMeta } = (meta ?? {}) as Record<string, unknown>
  return {
    ...answer,
    body: Buffer.from(
      JSON.stringify({
        ...kept,
        result: withoutOrderId(result),
        ...(Object.keys(otherMeta).length > 0 && { meta: otherMeta }),
      }),
    ),
  }
}

function withoutOrderId(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('magentoOrderId' in result)) return result
  const { order_id: _, ...confirmation } = result as Record<string, unknown>
  return confirmation
}

/** The page of Express for an unknown path. */
function cannot(method: string, path: string): Forwarded {
  const page = `<!DOCTYPE html><html lang="en"><title>Error</title><pre>Cannot ${method} ${path}</pre></html>`
  return { status: 404, headers: { ...CORS, 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(page) }
}

function json(status: number, envelope: unknown): Forwarded {
  return {
    status,
    headers: { ...CORS, 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(envelope)),
  }
}

const CORS = { 'access-control-allow-origin': '*' }
