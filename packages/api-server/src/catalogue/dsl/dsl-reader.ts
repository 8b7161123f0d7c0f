import { fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import type { FieldError } from '@vitrin/api-contract/wire'
import { accept, reject, type Outcome } from '@vitrin/kernel'
import { isScalar, type Scalar } from '../../search/field-values'

export type DslObject = Readonly<Record<string, unknown>>

/** No shop needs more; a larger query would only keep the host busy. */
const MAX_CLAUSES = 200

/** A pattern is compared with every value of its field. */
const MAX_PATTERNS = 10

/** Reads parts of an Elasticsearch query, and collects a refusal with its path for each part that it cannot read. */
export class DslReader {
  /** The name of a field in queries → its name in documents. */
  readonly fieldOf: (name: string) => string
  readonly #refusals: FieldError[] = []
  #clauses = 0
  #patterns = 0

  constructor(fieldOf: (name: string) => string) {
    this.fieldOf = fieldOf
  }

  /** The value, unless a part was refused. */
  finish<Value>(value: Value): Outcome<Value, FieldRefusals> {
    return this.#refusals.length > 0 ? reject(this.#refusals) : accept(value)
  }

  refuse(at: string, expectation: string): undefined {
    this.#refusals.push(...fieldRefusal(at, expectation))
    return undefined
  }

  /** Counts a clause. False, with one refusal, when there are too many. */
  countClause(at: string): boolean {
    this.#clauses += 1
    if (this.#clauses === MAX_CLAUSES + 1) this.refuse(at, `should be one of at most ${MAX_CLAUSES} clauses`)
    return this.#clauses <= MAX_CLAUSES
  }

  /** Counts a clause with a pattern. False, with one refusal, when there are too many. */
  countPattern(at: string): boolean {
    this.#patterns += 1
    if (this.#patterns === MAX_PATTERNS + 1) this.refuse(at, `should be one of at most ${MAX_PATTERNS} patterns`)
    return this.#patterns <= MAX_PATTERNS
  }

  object(value: unknown, at: string): DslObject | undefined {
    return isObject(value) ? value : this.refuse(at, 'should be an object')
  }

  /** `{ name: value }` with exactly one name. */
  single(value: unknown, at: string): readonly [name: string, value: unknown] | undefined {
    const object = this.object(value, at)
    if (!object) return undefined
    const entries = Object.entries(object)
    const [entry] = entries
    return entry && entries.length === 1 ? entry : this.refuse(at, 'should hold exactly one name')
  }

  /** Refuses each unknown name, so that no part of a query is ignored silently. */
  onlyKnown(object: DslObject, known: readonly string[], at: string): void {
    for (const name of Object.keys(object)) {
      if (!known.includes(name)) this.refuse(`${at}.${name}`, `is not known here (${known.join(', ')})`)
    }
  }

  number(value: unknown, at: string, usual: number): number {
    if (value === undefined) return usual
    return typeof value === 'number' && Number.isFinite(value)
      ? value
      : (this.refuse(at, 'should be a number') ?? usual)
  }

  scalar(value: unknown, at: string): Scalar {
    return isScalar(value) ? value : (this.refuse(at, 'should be a text') ?? '')
  }
}

export function isObject(value: unknown): value is DslObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
