import type { HostFigures } from '@vitrin/api-server'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { AnsweredRequest } from '../log/observe-requests'

interface MeasuredParts {
  readonly cache: { readonly pages: number; readonly bytes: number }
  readonly pages: { readonly waiting: number; readonly answered: Readonly<Record<'hit' | 'miss', number>> }
  /** Undefined where another API host has the data. */
  readonly figures: () => HostFigures | undefined
  /** How often each event of the log happened. */
  readonly logged: ReadonlyMap<string, number>
}

/** From a page of the cache to a page that is far too slow. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\/(img|media)(\/|$)/, 'picture'],
  [/^\/(api|graphql|graphiql|invalidate|strapi)(\/|$)/, 'api'],
  [/^\/(healthz|readyz|metrics)$/, 'operation'],
  [/\.[a-z0-9]+$/, 'file'],
]

/** A few kinds instead of addresses: shoppers could make endlessly many of those, and they say who looked at what. */
function kindOf(path: string): string {
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}

/** The shop's figures in the text format of Prometheus. */
export class ShopMetrics {
  readonly #registry = new Registry()
  readonly #seconds: Histogram<'kind' | 'status'>

  constructor({ cache, pages, figures, logged }: MeasuredParts) {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#seconds = new Histogram({
      name: 'vitrin_request_seconds',
      help: 'Time to answer, by kind of request and status.',
      labelNames: ['kind', 'status'],
      buckets: SECONDS,
      registers,
    })
    const answered: Counter<'cache'> = new Counter({
      name: 'vitrin_pages_total',
      help: 'Pages from the output cache (hit) and rendered ones (miss).',
      labelNames: ['cache'],
      registers,
      collect() {
        answered.reset()
        for (const [kind, times] of Object.entries(pages.answered)) answered.inc({ cache: kind }, times)
      },
    })
    gauge('vitrin_page_cache_bytes', 'Size of the output cache.', (each) => each.set(cache.bytes))
    gauge('vitrin_page_cache_pages', 'Pages in the output cache.', (each) => each.set(cache.pages))
    const counter: Counter<'event'> = new Counter({
      name: 'vitrin_logged_total',
      help: 'Events of the log: security events, warnings and errors.',
      labelNames: ['event'],
      registers,
      collect() {
        counter.reset()
        for (const [event, times] of logged) counter.inc({ event }, times)
      },
    })
    gauge('vitrin_orders', 'Orders in the database.', (each) => set(each, figures()?.orders))
    gauge('vitrin_mails_given_up', 'Mails that could not be sent.', (each) => set(each, figures()?.mailsGivenUp))
    gauge('vitrin_queue_length', 'Work that waits, by kind.', (each) => {
      each.set({ queue: 'pages' }, pages.waiting)
      for (const [queue, length] of Object.entries(figures()?.queues ?? {})) each.set({ queue }, length)
    })

    function gauge(name: string, help: string, collect: (each: Gauge) => void): void {
      const labelNames = name === 'vitrin_queue_length' ? ['queue'] : []
      const made: Gauge = new Gauge({ name, help, labelNames, registers, collect: () => collect(made) })
    }
  }

  answered({ path, status, ms }: Pick<AnsweredRequest, 'path' | 'status' | 'ms'>): void {
    this.#seconds.observe({ kind: kindOf(path), status: String(status) }, ms / 1000)
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}

function set(gauge: Gauge, value: number | undefined): void {
  if (value !== undefined) gauge.set(value)
}
