/** What the original client sends and reads, as data. `{{name}}` stands for a value that is known only during play. */

/** A value of a JSON document. `{ $from, … }` has the fields of that value and then its own; `{ $text }` is a text. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined }

/** What the client does with a value, and so what the value must be for it. */
export type Expectation =
  /** A text that is not empty. */
  | 'text'
  | 'number'
  | 'true or false'
  | 'list'
  /** Neither null nor missing: the client calls a method of it, or compares it. */
  | 'a value'
  /** The value may be missing; the object that should hold it may not, or reading it throws. */
  | 'may be missing'
  /** The client takes what is missing for an empty list. */
  | 'an empty list or nothing'
  /** The client parses it as JSON if it is a text. */
  | 'JSON if it is a text'
  | { readonly equals: Json }
  | { readonly not: Json }
  /** The same amount of money, to half a cent. */
  | { readonly amount: Json }
  | { readonly count: number }
  | { readonly atLeast: number }

/**
 * Expectations by path: `result.items[].sku` is the sku of every item, `[0]` the first element, `[code=tax]` the
 * element whose code is tax. The empty path is the whole answer.
 */
export type Reads = Readonly<Record<string, Expectation>>

export interface Step {
  /** What the client does, in the third person: "creates a cart". */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With its placeholders as the client writes them: it does not encode them. */
  readonly address: string
  /** Parameters that the client encodes and sorts by name; those that are null or undefined are left out. */
  readonly query?: Readonly<Record<string, Json | undefined>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Json
  readonly reads: Reads
  /** Values for later steps and stories: name to path. */
  readonly keeps?: Readonly<Record<string, string>>
}

/** Found in the shop, given by the caller, or made by an earlier story. */
export type Need = 'category' | 'simple' | 'configurable' | 'optioned' | 'page' | 'coupon' | 'account.email'

export interface Story {
  /** What the shopper does: "buys as a guest". */
  readonly name: string
  /** Whether it leaves something at the host. */
  readonly writes: boolean
  /** Without them it cannot be played. */
  readonly needs: readonly Need[]
  readonly steps: readonly Step[]
}
