import {
  backOffDelayMs,
  HostRejection,
  isOffline,
  type Cancel,
  type Clock,
  type Connectivity,
  type Logger,
} from '@vitrin/kernel'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { CustomSizeForm } from './custom-size'
import { withLimits } from './custom-size-piece'
import type { CustomSizeGateway } from '../ports'
import type { CustomSizeFailure, HostAnswer, HostMeasurement } from './host-measurement'
import { HostMeasurer } from './host-measurer'
import type { ProductSelection } from '../selection/product-selection'
import { SharedLoads } from '../shared-loads'

export interface CustomSizeStoreOptions {
  /** The product page that this store is attached to. */
  readonly page: { readonly selection: ProductSelection | undefined }
  readonly gateway: CustomSizeGateway
  readonly connectivity: Pick<Connectivity, 'subscribe'>
  readonly clock: Clock
  readonly logger: Logger
}

/** The host is asked when the shopper has not typed for so long. */
const TYPING_PAUSE_MS = 300

/** After a failure the host is asked again so often, each time after a longer wait. Then the shopper can ask. */
const TRIES = 4
const TRY_AGAIN = { firstDelayMs: 5000, longestDelayMs: 60_000 }

/** Asks the host what can be measured of a product and what the selected piece costs, and holds the answers (R7.20). */
export class CustomSizeStore {
  readonly #options: CustomSizeStoreOptions
  readonly #loads = new SharedLoads()
  #stopPause: Cancel = () => {}
  #failures = 0
  #stopped = true
  private form: CustomSizeForm | undefined = undefined
  private answer: HostAnswer | undefined = undefined

  constructor(options: CustomSizeStoreOptions) {
    this.#options = options
    makeAutoObservable<this, 'form' | 'answer'>(
      this,
      { form: observableRef, answer: observableRef },
      { autoBind: true },
    )
  }

  get measurer(): HostMeasurer {
    return new HostMeasurer(this.form, this.answer)
  }

  /** Asks now, when another piece is selected, and when the network is back. The returned function stops that. */
  start(): Cancel {
    const { connectivity } = this.#options
    this.#stopped = false
    const askAfterPause = (): void => {
      this.#failures = 0
      this.#askAfter(TYPING_PAUSE_MS)
    }
    const stopWatching = reaction(() => this.measurement?.question, askAfterPause)
    const stopListening = connectivity.subscribe((online) => online && void this.ask())
    void this.ask()
    return () => {
      this.#stopped = true
      this.#stopPause()
      stopWatching()
      stopListening()
    }
  }

  /** Asks for the missing answer, if there is one. Never rejects: an error becomes a `failure` that the page shows. */
  ask(): Promise<void> {
    this.#stopPause()
    const { measurement } = this
    if (!measurement?.isFetching && !measurement?.failure) return Promise.resolve()
    return this.#loads.run(measurement.question, () => this.#ask(measurement))
  }

  /** Settles when the host has answered about the piece that is selected by then. */
  async settle(): Promise<void> {
    await this.ask()
    while (this.measurement?.isFetching) await this.ask()
  }

  #askAfter(delayMs: number): void {
    this.#stopPause()
    this.#stopPause = this.#options.clock.after(delayMs, () => void this.ask())
  }

  private get measurement(): HostMeasurement | undefined {
    const measurement = this.#options.page.selection?.measurement
    return measurement?.by === 'host' ? measurement : undefined
  }

  private started(): void {
    this.answer = undefined
  }

  private formLoaded(form: CustomSizeForm): void {
    this.form = form
  }

  /** A late answer to an old question is ignored. */
  private answered(answer: HostAnswer): void {
    if (answer.question !== this.measurement?.question) return
    this.answer = answer
    if (this.form && answer.refusals) this.form = withLimits(this.form, answer.refusals)
  }

  async #ask({ form, piece, question }: HostMeasurement): Promise<void> {
    const { gateway, logger, page } = this.#options
    const product = page.selection?.product
    this.started()
    try {
      if (!form && product) {
        this.formLoaded(await gateway.form(product.parentSku ?? product.sku))
        await this.ask()
      } else if (piece) {
        const priced = await gateway.price(piece)
        this.#failures = 0
        this.answered({ question, ...(priced.ok ? { price: priced.value } : { refusals: priced.rejection }) })
      }
    } catch (error) {
      const failure = failureOf(error)
      if (failure === 'fault') logger.warn('The host did not say what own measures cost', error)
      this.answered({ question, failure })
      if (this.#stopped || failure !== 'fault' || this.#failures >= TRIES) return
      this.#askAfter(backOffDelayMs(this.#failures++, TRY_AGAIN))
    }
  }
}

function failureOf(error: unknown): CustomSizeFailure {
  if (isOffline(error)) return 'offline'
  return error instanceof HostRejection && error.code === 404 ? 'not-implemented' : 'fault'
}
