import { AxiosError, AxiosHeaders, CanceledError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import type { Draw } from './chance'
import type { Device } from './device'
import type { Generation } from './generation'
import { ADDRESS_HEADER, type Host, type HostAnswer } from './host'
import { beginKill, drawKill, endKill, type Kill } from './kills'
import { MULTIPART_TYPE, multipartBody } from './multipart'
import { BAD_GATEWAY, proxyAnswer, UNAUTHORIZED } from './proxy-answers'
import type { World } from './world'

/** One request as the wire sees it. */
export interface WireRequest {
  readonly actor: string
  readonly device: string
  /** The network address. */
  readonly address: string
  readonly generation: string
  readonly method: string
  readonly path: string
  readonly cartId: string | undefined
  readonly body: string | undefined
  readonly token: string | undefined
  readonly idempotencyKey: string | undefined
}

export interface WireWatcher {
  sent(request: WireRequest): void
  /** Its page no longer waits for it. */
  over(request: WireRequest): void
  /** The host has handled it, or died while it did. */
  handled(request: WireRequest, atMs: number): void
  /** The host has answered. The answer may be lost. */
  answered(request: WireRequest, answer: HostAnswer, atMs: number): void
  /** The answer has reached its page. */
  heard(request: WireRequest, answer: HostAnswer): void
}

const ORIGIN = 'http://shop'

/** The connection between pages and the host. A request that was sent arrives even if its page has died. */
export class Wire {
  readonly #world: World
  readonly #host: Host
  readonly #watcher: WireWatcher
  requests = 0

  constructor(world: World, host: Host, watcher: WireWatcher) {
    this.#world = world
    this.#host = host
    this.#watcher = watcher
  }

  adapter(generation: Generation, device: Device): AxiosAdapter {
    return (config) =>
      new Promise((resolve, reject) => {
        const request = read(config, generation, device)
        config.signal?.addEventListener?.('abort', () => {
          this.#watcher.over(request)
          reject(new CanceledError('aborted', config))
        })
        const broken = () => reject(new AxiosError('Network Error', 'ERR_NETWORK', config))
        this.#send(generation, device, {
          config,
          request,
          broken,
          answered: ({ status, headers, text }) =>
            resolve({ data: text, status, statusText: '', headers: new AxiosHeaders(headers), config }),
        })
      })
  }

  #send(generation: Generation, device: Device, exchange: Exchange): void {
    const { faults, trace } = this.#world
    const { request } = exchange
    this.requests += 1
    const place = generation.place(portOf(request))
    const draw = faults.draw(place)
    const kill = drawKill(generation, place)
    trace.record(
      generation.actor,
      `→ ${request.method} ${request.path}${request.body === undefined ? '' : ` ${request.body}`}`,
    )
    this.#watcher.sent(request)
    const lostWithPage = faults.strikes('request died with its page', place)
    beginKill(generation, kill)
    if (kill === 'before' || faults.strikes('request lost', place)) return
    const again = faults.strikes('duplicated', place)
    const arrive = (answers: boolean) => {
      if (lostWithPage && !generation.alive) return
      this.#arrive(generation, device, { ...exchange, place, draw, kill, answers })
    }
    const isLate = faults.strikes('late', place)
    const isSlow = faults.strikes('slow', place)
    const delayMs = isLate
      ? draw.within('late', 5_000, 60_000)
      : draw.within('there', 10, 80) + (isSlow ? draw.within('slow', 500, 4_000) : 0)
    this.#world.after(delayMs, undefined, () => arrive(true))
    if (again) this.#world.after(delayMs + draw.within('again', 5, 3_000), undefined, () => arrive(false))
  }

  #arrive(generation: Generation, device: Device, exchange: Arrival): void {
    const { faults } = this.#world
    const { place, draw, kill, request, config } = exchange
    const answer = (reply: HostAnswer | undefined) => this.#answer(generation, device, exchange, reply)
    if (!device.online) return
    if (!this.#host.isUp || faults.strikes('connection reset', place)) return answer(undefined)
    const isRefused =
      request.token !== undefined && (this.#host.refusesTokens || faults.strikes('token refused', place))
    const made = isRefused ? UNAUTHORIZED : proxyAnswer(draw, (kind) => faults.strikes(kind, place))
    if (made) return answer(made)
    const dieAt = faults.strikes('host killed', place) ? draw.whole('statement', 1, 30) : undefined
    const handle = async () => {
      const reply = await this.#host.handle(await hostRequest(config, device), dieAt, draw.within('down', 200, 20_000))
      this.#watcher.handled(request, this.#world.now)
      if (reply) this.#watcher.answered(request, reply, this.#world.now)
      endKill(generation, kill)
      answer(reply && faults.strikes('fault after', place) ? BAD_GATEWAY : reply)
    }
    this.#world.scheduler.during(handle())
  }

  #answer(
    generation: Generation,
    device: Device,
    { answers, place, draw, request, broken, answered }: Arrival,
    reply: HostAnswer | undefined,
  ): void {
    const { faults, trace } = this.#world
    if (!answers || faults.strikes('answer lost', place)) return
    generation.after(draw.within('back', 5, 80), () => {
      this.#watcher.over(request)
      if (!device.online || !reply) return broken()
      trace.record(generation.actor, `← ${reply.status} ${request.path} ${reply.text}`)
      this.#watcher.heard(request, reply)
      answered(reply)
    })
  }
}

interface Exchange {
  readonly config: InternalAxiosRequestConfig
  readonly request: WireRequest
  readonly broken: () => void
  readonly answered: (answer: HostAnswer) => void
}

interface Arrival extends Exchange {
  readonly place: string
  readonly draw: Draw
  readonly kill: Kill | undefined
  /** False for a copy of the request, whose answer goes nowhere. */
  readonly answers: boolean
}

function read(
  { method = 'get', url = '', data, headers }: InternalAxiosRequestConfig,
  { actor, name: generation }: Generation,
  { name: device, address }: Device,
): WireRequest {
  const { pathname, searchParams } = new URL(ORIGIN + url)
  return {
    actor,
    device,
    address,
    generation,
    method: method.toUpperCase(),
    path: pathname,
    cartId: searchParams.get('cartId') ?? undefined,
    body: data instanceof FormData ? `form ${data.get('subject') as string}` : (data as string | undefined),
    token: headers
      .get('authorization')
      ?.toString()
      .replace(/^Bearer /, ''),
    idempotencyKey: headers.get('idempotency-key')?.toString(),
  }
}

async function hostRequest(
  { method = 'get', url = '', data, headers }: InternalAxiosRequestConfig,
  { address }: Device,
): Promise<Request> {
  const isForm = data instanceof FormData
  return new Request(ORIGIN + url, {
    method: method.toUpperCase(),
    headers: {
      ...(headers.toJSON() as Record<string, string>),
      ...(isForm && { 'Content-Type': MULTIPART_TYPE }),
      [ADDRESS_HEADER]: address,
    },
    ...(data !== undefined && { body: isForm ? await multipartBody(data) : (data as string) }),
  })
}

function portOf({ path }: WireRequest): string {
  return path.replace(/^\/api\//, '').replaceAll('/', '.')
}
