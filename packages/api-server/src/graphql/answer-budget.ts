import { fieldSelector, type WireDocument } from '@vitrin/api-contract/wire'
import type { Clock } from '@vitrin/kernel'
import { GraphQLError } from 'graphql'
import { projection } from '../catalogue/project-document'
import { inSlices, MOST_ANSWER_BYTES } from '../http'
import type { PieceByPiece } from '../work/turns'

/** The usual query takes a few milliseconds; during this one all other requests wait. */
const MOST_WORK_MS = 1000

interface DocumentFields {
  readonly include: readonly string[] | undefined
  readonly exclude: readonly string[] | undefined
}

/** What one request may cost, over all its parts: time of this process, and bytes of the answer. */
export class AnswerBudget {
  readonly #clock: Clock
  readonly #turns: PieceByPiece
  #msLeft = MOST_WORK_MS
  #bytesLeft = MOST_ANSWER_BYTES
  /** One projection for each list of fields, and one result for each document: aliases may ask again. */
  readonly #projections = new Map<string, (document: WireDocument) => Uint8Array>()
  #lastPart = Promise.resolve()
  #lastProjection: Promise<unknown> = Promise.resolve()

  constructor(clock: Clock, turns: PieceByPiece) {
    this.#clock = clock
    this.#turns = turns
  }

  /** Waits until the earlier parts are done and other requests have had their turn. */
  turn(): Promise<void> {
    this.#lastPart = this.#lastPart.then(() => this.#turns.next())
    return this.#lastPart
  }

  /** Counts the time of a part. The time of other requests between the parts does not count. */
  timed<Result>(part: () => Result): Result {
    if (this.#msLeft < 0) throw tooComplex(`The query should take at most ${MOST_WORK_MS} ms: ask for less.`)
    const startedAt = this.#clock.now()
    try {
      return part()
    } finally {
      this.#msLeft -= this.#clock.now() - startedAt
    }
  }

  spend(bytes: number): void {
    this.#bytesLeft -= bytes
    if (this.#bytesLeft < 0) throw answerTooLarge()
  }

  /** Counts a value of any form. */
  spent<Value>(value: Value): Value {
    if (value != null) this.spend(Buffer.byteLength(JSON.stringify(value)))
    return value
  }

  /** Writes the selected fields of documents as JSON, one list after the other, until the answer is full. */
  project(documents: readonly WireDocument[], fields: DocumentFields): Promise<readonly Uint8Array[]> {
    const project = (): Promise<readonly Uint8Array[]> => this.#projectNow(documents, fields)
    const projected = this.#lastProjection.then(project, project)
    this.#lastProjection = projected
    return projected
  }

  async #projectNow(
    documents: readonly WireDocument[],
    { include, exclude }: DocumentFields,
  ): Promise<readonly Uint8Array[]> {
    const key = JSON.stringify([include, exclude])
    const project = this.#projections.get(key) ?? remembered(projection(fieldSelector(include, exclude)))
    this.#projections.set(key, project)
    const written: Uint8Array[] = []
    await inSlices(documents, this.#turns, (whole) => {
      const json = this.timed(() => project(whole))
      this.spend(json.length)
      written.push(json)
      return json.length
    })
    return written
  }
}

function remembered(project: (document: WireDocument) => WireDocument): (document: WireDocument) => Uint8Array {
  const known = new Map<WireDocument, Uint8Array>()
  return (whole) => {
    const before = known.get(whole)
    if (before) return before
    const written = Buffer.from(JSON.stringify(project(whole)))
    known.set(whole, written)
    return written
  }
}

export function answerTooLarge(): GraphQLError {
  const most = MOST_ANSWER_BYTES / 2 ** 20
  return tooComplex(`The answer should be at most ${most} MB: ask for fewer documents or fields.`)
}

function tooComplex(sentence: string): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code: 'QUERY_TOO_COMPLEX' } })
}
