import type { WireDocument } from '@vitrin/api-contract/wire'
import { scalarsAt } from '../field-values'
import { startingWith } from './starting-with'
import { words } from './swedish-words'

/** Higher than any score of words, so that a typed sku comes first (contract §2.4). */
const WHOLE_SKU = 1000
const PHRASE_OF_SKU = 100
/** `kg-1` is the start of a sku, `10` is a number. */
const SHORTEST_BEGINNING = 3

interface SkuEntry {
  readonly document: number
  /** The parts of the sku with spaces around them. */
  readonly parts: string
}

/**
 * Finds documents by their own or a variant's sku: by the whole sku, its start, or at least two of its parts in
 * order.
 */
export class SkuIndex {
  readonly #entriesByPart = new Map<string, SkuEntry[]>()
  /** Without the characters between the parts, which shoppers leave out. */
  readonly #squeezed: readonly (readonly [sku: string, document: number])[]

  constructor(documents: readonly WireDocument[]) {
    const squeezedSkus: (readonly [string, number])[] = []
    documents.forEach((content, document) => {
      for (const sku of skusOf(content)) {
        const parts = words(sku)
        const entry = { document, parts: spaced(parts) }
        for (const part of parts) this.#entriesByPart.set(part, addedTo(this.#entriesByPart.get(part), entry))
        squeezedSkus.push([parts.join(''), document])
      }
    })
    this.#squeezed = squeezedSkus.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  }

  /** Document number → score. */
  search(text: string): ReadonlyMap<number, number> {
    const scores = new Map<number, number>()
    const asked = words(text)
    const typed = asked.join('')
    const isSku = typed.length >= SHORTEST_BEGINNING && /\p{L}/u.test(typed) && /\d/.test(typed)
    for (const document of this.#containing(asked)) scores.set(document, PHRASE_OF_SKU)
    for (const [sku, document] of typed === '' ? [] : startingWith(this.#squeezed, typed)) {
      if (sku === typed) scores.set(document, WHOLE_SKU)
      else if (isSku && !scores.has(document)) scores.set(document, PHRASE_OF_SKU)
    }
    return scores
  }

  #containing(asked: readonly string[]): readonly number[] {
    if (asked.length < 2) return []
    const phrase = spaced(asked)
    const rarest = asked
      .map((part) => this.#entriesByPart.get(part) ?? [])
      .reduce((one, other) => (other.length < one.length ? other : one))
    return rarest.filter(({ parts }) => parts.includes(phrase)).map(({ document }) => document)
  }
}

function skusOf(document: WireDocument): readonly string[] {
  return [['sku'], ['configurable_children', 'sku']].flatMap((path) => scalarsAt(document, path).map(String))
}

function addedTo(entries: SkuEntry[] | undefined, entry: SkuEntry): SkuEntry[] {
  if (!entries) return [entry]
  entries.push(entry)
  return entries
}

function spaced(parts: readonly string[]): string {
  return ` ${parts.join(' ')} `
}
