import { inSlices, JsonWriter } from '../http'
import type { PieceByPiece } from '../work/turns'

/** Documents of a raw answer are so deep: data, name, hits, hits, number, source. What is deeper is written at once. */
const DEPTH = 6

/** Writes the JSON of a value, in which bytes are JSON already. Undefined when there are more bytes than `most`. */
export async function writeJson(value: object, most: number, turns: PieceByPiece): Promise<JsonWriter | undefined> {
  const json = new JsonWriter()
  await inSlices(partsOf(value, DEPTH), turns, (part) => {
    const bytes = json.add(part)
    return json.bytes > most ? undefined : bytes
  })
  return json.bytes > most ? undefined : json
}

function* partsOf(value: unknown, depth: number): Generator<string | Uint8Array> {
  if (value instanceof Uint8Array) yield value
  else if (depth === 0 || typeof value !== 'object' || value === null || 'toJSON' in value)
    yield JSON.stringify(value) ?? 'null'
  else if (Array.isArray(value)) {
    yield '['
    for (const [index, entry] of value.entries()) {
      if (index > 0) yield ','
      yield* partsOf(entry, depth - 1)
    }
    yield ']'
  } else {
    yield '{'
    let separator = ''
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue
      yield `${separator}${JSON.stringify(name)}:`
      yield* partsOf(member, depth - 1)
      separator = ','
    }
    yield '}'
  }
}
