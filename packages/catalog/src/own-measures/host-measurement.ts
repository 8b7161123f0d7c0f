import { parseLength, type Dimension, type Measures } from '@vitrin/made-to-measure'
import type { CustomSizeForm, CustomSizePiece, CustomSizePrice } from './custom-size'
import { hostPrice } from './host-price'
import { choiceViews, lengthIssues, pieceOf } from './custom-size-piece'
import type { CustomOptionView } from '../selection/custom-options'
import type { ProductPrice } from '../prices/list-price'
import type { MeasureIssue } from './measure-issue'
import { typedLengths } from './lengths'
import type { MeasuredPiece, MeasureRequest } from './measured-piece'

/** Why there is no answer: no network, the request failed, or the host cannot price own measures. */
export type CustomSizeFailure = 'offline' | 'fault' | 'not-implemented'

/** The answer to one question: a price, refusals or a failure. */
export interface HostAnswer {
  readonly question: string
  readonly price?: CustomSizePrice
  readonly refusals?: readonly MeasureIssue[]
  readonly failure?: CustomSizeFailure
}

/** Own measures of a product whose model only the host has: the host gives the limits and the price (R7.20). */
export class HostMeasurement implements MeasuredPiece {
  readonly by = 'host'
  /** What can be typed and chosen; `undefined` until the host has answered. */
  readonly form: CustomSizeForm | undefined
  readonly dimensions: readonly Dimension[]
  readonly typed: Readonly<Record<string, string>>
  readonly measures: Measures
  readonly isCut = true
  /** The choices around the lengths. */
  readonly options: readonly CustomOptionView[]
  /** What to ask a price for; `undefined` while a length is wrong. */
  readonly piece: CustomSizePiece | undefined
  /** Names what the host has to answer next: first the form, then the price of the piece. */
  readonly question: string
  readonly issues: readonly MeasureIssue[]
  readonly #answer: HostAnswer | undefined

  constructor(
    form: CustomSizeForm | undefined,
    answer: HostAnswer | undefined,
    { product, choices: { custom } }: MeasureRequest,
  ) {
    this.form = form
    this.dimensions = form?.dimensions ?? []
    this.typed = typedLengths(this.dimensions, custom)
    this.measures = Object.fromEntries(
      this.dimensions.flatMap(({ code }) => {
        const length = parseLength(this.typed[code] ?? '')
        return length.ok ? [[code, length.value]] : []
      }),
    )
    this.options = form ? choiceViews(form, custom) : []
    this.piece = form && pieceOf(form, product, custom)
    this.question = form ? JSON.stringify(this.piece ?? null) : 'form'
    // Lengths that were changed since ask another question: the old answer says nothing about them.
    this.#answer = answer?.question === this.question ? answer : undefined
    const ownIssues = form ? lengthIssues(form, custom) : []
    this.issues = ownIssues.length > 0 ? ownIssues : (this.#answer?.refusals ?? [])
  }

  /** The host is being asked, or is about to be. */
  get isFetching(): boolean {
    return !this.#answer && (!this.form || this.piece !== undefined)
  }

  get failure(): CustomSizeFailure | undefined {
    return this.#answer?.failure
  }

  /** The host's answer to the price of the piece. */
  get hostPrice(): CustomSizePrice | undefined {
    return this.#answer?.price
  }

  get price(): ProductPrice | undefined {
    return this.hostPrice && hostPrice(this.hostPrice)
  }
}
