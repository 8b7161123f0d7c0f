import type { PieceByPiece } from '../work/turns'
import { answerJson, JSON_TYPE } from './answer'

/** What is sent at once: encoding it takes a fraction of a millisecond. */
const CHUNK_BYTES = 64 * 1024

/**
 * Writes an answer in parts that are JSON together. What is written is kept as bytes, outside of the heap: the texts of
 * a large answer would live so long that they make the garbage collector stop all requests again and again.
 */
export class JsonWriter {
  readonly #written: Uint8Array[] = []
  #texts: string[] = []
  #textBytes = 0
  #bytes = 0

  get bytes(): number {
    return this.#bytes
  }

  /** Returns the bytes of the part. */
  add(part: string | Uint8Array): number {
    const bytes = Buffer.byteLength(part)
    this.#bytes += bytes
    if (typeof part === 'string') {
      this.#texts.push(part)
      this.#textBytes += bytes
      if (this.#textBytes >= CHUNK_BYTES) this.#keepTexts()
    } else {
      this.#keepTexts()
      this.#written.push(part)
    }
    return bytes
  }

  /** The answer, without the envelope. A large one goes out in chunks, with turns for other requests between them. */
  answer(turns: PieceByPiece, status = 200): Response {
    this.#keepTexts()
    if (this.#bytes <= CHUNK_BYTES) return answerJson(Buffer.concat(this.#written).toString(), status)
    const chunks = chunksOf(this.#written)
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const chunk = chunks.next()
          if (chunk.done) return controller.close()
          controller.enqueue(chunk.value)
          await turns.next()
        },
      },
      { highWaterMark: 0 },
    )
    return new Response(body, { status, headers: { ...JSON_TYPE, 'content-length': String(this.#bytes) } })
  }

  #keepTexts(): void {
    if (this.#texts.length === 0) return
    this.#written.push(Buffer.from(this.#texts.join('')))
    this.#texts = []
    this.#textBytes = 0
  }
}

function* chunksOf(written: readonly Uint8Array[]): Generator<Uint8Array> {
  let parts: Uint8Array[] = []
  let bytes = 0
  for (const part of written) {
    parts.push(part)
    bytes += part.length
    if (bytes < CHUNK_BYTES) continue
    yield Buffer.concat(parts)
    parts = []
    bytes = 0
  }
  if (parts.length > 0) yield Buffer.concat(parts)
}
