import {
  accept,
  reject,
  TransportError,
  type Cancel,
  type Clock,
  type Connectivity,
  type Logger,
  type Outcome,
} from '@vitrin/kernel'
import { parseLength, type Dimension } from '@vitrin/made-to-measure'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { CartItemDraft } from './cart-item-draft'
import type { CustomSizeForm, CustomSizePiece, CustomSizePrice } from './custom-size'
import { customSizeDraft, hostPrice } from './custom-size-draft'
import { choiceViews, lengthIssues, pieceOf, typedLength, withLimits } from './custom-size-piece'
import type { CustomChoices, CustomOptionView } from './custom-options'
import type { ProductPrice } from './list-price'
import type { MeasureIssue } from './measure-issue'
import type { CustomSizeGateway } from './ports'
import type { Product } from './product'
import { SharedLoads } from './questions'
import type { AddRejection } from './rejections'

/** The product page around the measures; every answer is observed. */
export interface SizedProduct {
  /** With the chosen variant merged in. */
  readonly product: Product | undefined
  readonly customChoices: CustomChoices
  chooseCustomOption(optionId: string, value: string): void
}

export interface CustomSizeStoreOptions {
  readonly page: SizedProduct
  readonly gateway: CustomSizeGateway
  readonly connectivity: Pick<Connectivity, 'subscribe'>
  readonly clock: Clock
  readonly logger: Logger
}

/** Why the host has not said what it was asked: there is no network, or the asking went wrong. */
export type CustomSizeFailure = 'offline' | 'fault'

/** What came of a question: one of the three. */
interface Answer {
  readonly key: string
  readonly price?: CustomSizePrice
  readonly refusals?: readonly MeasureIssue[]
  readonly failure?: CustomSizeFailure
}

/** The typing rests for so long before the host is asked. */
const REST_MS = 300

/** Own measures of a product whose model the host keeps to itself: it alone says what can be measured and what a piece costs (R7.20). */
export class CustomSizeStore {
  readonly #page: SizedProduct
  readonly #options: Omit<CustomSizeStoreOptions, 'page'>
  readonly #asking = new SharedLoads()
  #stopRest: Cancel = () => {}
  form: CustomSizeForm | undefined = undefined
  answer: Answer | undefined = undefined

  constructor({ page, ...options }: CustomSizeStoreOptions) {
    this.#page = page
    this.#options = options
    makeAutoObservable(this, { form: observableRef, answer: observableRef }, { autoBind: true })
  }

  get dimensions(): readonly Dimension[] {
    return this.form?.dimensions ?? []
  }

  get typed(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.dimensions.map((dimension) => [dimension.code, typedLength(dimension, this.#page.customChoices)]),
    )
  }

  get options(): readonly CustomOptionView[] {
    return this.form ? choiceViews(this.form, this.#page.customChoices) : []
  }

  get issues(): readonly MeasureIssue[] {
    const own = this.form ? lengthIssues(this.form, this.#page.customChoices) : []
    return own.length > 0 ? own : (this.#current?.refusals ?? [])
  }

  get piece(): CustomSizePiece | undefined {
    const { product, customChoices } = this.#page
    return this.form && product && pieceOf(this.form, product, customChoices)
  }

  /** What the host has to answer now: first what there is to measure, then what the piece costs. */
  get question(): string {
    return this.form ? JSON.stringify(this.piece ?? null) : 'form'
  }

  /** Asked, or about to be. */
  get isFetching(): boolean {
    return !this.#current && (this.form ? this.piece : this.#page.product) !== undefined
  }

  get failure(): CustomSizeFailure | undefined {
    return this.#current?.failure
  }

  get price(): ProductPrice | undefined {
    return this.#current?.price && hostPrice(this.#current.price)
  }

  type(code: string, text: string): void {
    const dimension = this.dimensions.find((other) => other.code === code)
    if (dimension) this.#page.chooseCustomOption(String(dimension.option_id), text)
  }

  /** "89,3 cm" becomes 893 when the shopper leaves the field. */
  commit(code: string): void {
    const length = parseLength(this.typed[code] ?? '')
    if (length.ok) this.type(code, String(length.value))
  }

  /** Asks now, when something else is to be priced, and when the network is back. Stops when the page goes. */
  start(): Cancel {
    const { clock, connectivity } = this.#options
    const askLater = (): void => {
      this.#stopRest()
      this.#stopRest = clock.after(REST_MS, () => void this.ask())
    }
    const stopWatching = reaction(() => this.question, askLater)
    const stopListening = connectivity.subscribe((online) => online && void this.ask())
    void this.ask()
    return () => {
      this.#stopRest()
      stopWatching()
      stopListening()
    }
  }

  /** What is not known yet. Never rejects: what goes wrong is a `failure` that the page says. */
  ask(): Promise<void> {
    this.#stopRest()
    const { question } = this
    return this.#current && !this.failure ? Promise.resolve() : this.#asking.run(question, () => this.#ask(question))
  }

  /** Waits for the price of what is measured now. */
  async toCartItem(qty: number): Promise<Outcome<CartItemDraft, AddRejection>> {
    await this.ask()
    while (this.isFetching) await this.ask()
    const { form, piece, issues } = this
    const { product } = this.#page
    const price = this.#current?.price
    if (issues.length > 0) return reject({ code: 'measures-broken', issues })
    if (!product || !form || !piece || !price) return reject({ code: 'price-unknown' })
    return accept(customSizeDraft({ product, qty, form, piece, price }))
  }

  asked(): void {
    this.answer = undefined
  }

  described(form: CustomSizeForm): void {
    this.form = form
  }

  /** A late answer to an old question is ignored. */
  answered(answer: Answer): void {
    if (answer.key !== this.question) return
    this.answer = answer
    if (this.form && answer.refusals) this.form = withLimits(this.form, answer.refusals)
  }

  /** Measures that were changed since ask another question: the answer to this one says nothing of them. */
  get #current(): Answer | undefined {
    return this.answer?.key === this.question ? this.answer : undefined
  }

  async #ask(key: string): Promise<void> {
    const { gateway, logger } = this.#options
    const { form, piece } = this
    const { product } = this.#page
    this.asked()
    try {
      if (!form && product) {
        this.described(await gateway.form(product.parentSku ?? product.sku))
        await this.ask()
      } else if (piece) {
        const priced = await gateway.price(piece)
        this.answered({ key, ...(priced.ok ? { price: priced.value } : { refusals: priced.rejection }) })
      }
    } catch (error) {
      const failure = error instanceof TransportError && error.fault === 'offline' ? 'offline' : 'fault'
      if (failure === 'fault') logger.warn('The host did not say what own measures cost', error)
      this.answered({ key, failure })
    }
  }
}
