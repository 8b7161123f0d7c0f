import { UnreadableDump } from './unreadable-dump'

/** The bytes of one JSON object of a dump. */
export interface DocumentBytes {
  readonly bytes: Buffer
  /** Counted from 1, as lines are. */
  readonly number: number
  readonly line: number
}

const [TAB, NEWLINE, RETURN, SPACE, QUOTE, COMMA, BACKSLASH] = [0x09, 0x0a, 0x0d, 0x20, 0x22, 0x2c, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x5b, 0x5d, 0x7b, 0x7d]

/** No document of a catalogue is near these limits: a file that passes them lacks a bracket. */
const MAX_BYTES = 64 * 1024 * 1024
const MAX_DEPTH = 200

const HITS = /"hits"\s*:\s*$/
/** Room for the key `"hits"` and blanks. */
const KEY_BYTES = 64

/**
 * Finds the documents of a dump in its bytes: one after another, with or without line breaks, in a list, or in
 * `hits.hits` of a search answer. It holds one document at a time. The grammar inside a document is for `JSON.parse`.
 */
export class DocumentSplitter {
  #depth = 0
  /** Documents begin at this depth: 0, or the depth of the open list. */
  #listDepth = 0
  #isInText = false
  #isEscaped = false
  #isInHits = false
  /** In the rest of a search answer, after its hits. */
  #isInRest = false
  #parts: Buffer[] = []
  #size = 0
  #count = 0
  #line = 1
  #listLine = 1
  #documentLine = 1

  get count(): number {
    return this.#count
  }

  push(chunk: Buffer): readonly DocumentBytes[] {
    const found: DocumentBytes[] = []
    let from = 0
    let at = 0
    while (at < chunk.length) {
      if (this.#isInText) {
        at = this.#skipText(chunk, at)
        continue
      }
      const byte = chunk[at]!
      if (byte === QUOTE && this.#depth > this.#listDepth) this.#isInText = true
      else if (byte === NEWLINE) this.#line += 1
      else if (this.#depth === this.#listDepth) {
        from = at
        this.#pushBetween(byte)
      } else if (byte === OPEN || byte === OPEN_LIST) this.#open(byte, chunk, from, at)
      else if ((byte === CLOSE || byte === CLOSE_LIST) && this.#close())
        found.push(this.#taken(chunk.subarray(from, at + 1)))
      at += 1
    }
    if (this.#isInDocument) this.#keep(chunk.subarray(from))
    return found
  }

  /** At the end of the file. */
  end(): void {
    if (this.#depth === 0) return
    const place = this.#isInDocument
      ? `inside document ${this.#count + 1}, which begins in line ${this.#documentLine}`
      : `after document ${this.#count}, in the list that begins in line ${this.#listLine}`
    throw new UnreadableDump(`the file ends too early, in line ${this.#line}, ${place}. Export it again`)
  }

  get #isInDocument(): boolean {
    return this.#depth > this.#listDepth && !this.#isInRest
  }

  /** From inside a text to the byte after it, or to the end of the chunk. */
  #skipText(chunk: Buffer, start: number): number {
    let at = start
    if (this.#isEscaped) {
      this.#isEscaped = false
      at += 1
    }
    for (; at < chunk.length; at += 1) {
      const byte = chunk[at]!
      if (byte === QUOTE) {
        this.#isInText = false
        return at + 1
      }
      if (byte === BACKSLASH) at += 1
      else if (byte === NEWLINE)
        throw new UnreadableDump(`line ${this.#line} ends inside a text: expected a quote (") that closes it`)
    }
    // The byte after a backslash is in the next chunk.
    this.#isEscaped = at > chunk.length
    return chunk.length
  }

  #pushBetween(byte: number): void {
    if (byte === SPACE || byte === COMMA || byte === RETURN || byte === TAB) return
    if (byte === OPEN) {
      this.#depth += 1
      this.#documentLine = this.#line
    } else if (byte === OPEN_LIST && this.#listDepth === 0) this.#openList()
    else if (byte === CLOSE_LIST && this.#listDepth > 0) {
      this.#depth -= 1
      this.#listDepth = 0
      this.#isInRest = this.#depth > 0
    } else throw new UnreadableDump(`line ${this.#line}: expected a JSON document, found ${shown(byte)}`)
  }

  #openList(): void {
    this.#depth += 1
    this.#listDepth = this.#depth
    this.#listLine = this.#line
  }

  #open(byte: number, chunk: Buffer, from: number, at: number): void {
    const mayBeHits = this.#listDepth === 0 && !this.#isInRest && this.#depth === (byte === OPEN ? 1 : 2)
    if (mayBeHits && HITS.test(this.#before(chunk, from, at))) {
      if (byte === OPEN) this.#isInHits = true
      else if (this.#isInHits) {
        this.#forget()
        this.#openList()
        return
      }
    }
    this.#depth += 1
    if (this.#depth > MAX_DEPTH)
      throw new UnreadableDump(`line ${this.#line}: expected at most ${MAX_DEPTH} brackets inside each other`)
  }

  /** Whether a document ends here. */
  #close(): boolean {
    this.#depth -= 1
    if (this.#depth === 1) this.#isInHits = false
    if (this.#depth > this.#listDepth) return false
    const isDocument = !this.#isInRest
    this.#isInRest = false
    return isDocument
  }

  #before(chunk: Buffer, from: number, at: number): string {
    const here = chunk.subarray(Math.max(from, at - KEY_BYTES), at)
    const bytes = here.length < KEY_BYTES ? Buffer.concat([...this.#parts, here]).subarray(-KEY_BYTES) : here
    return bytes.toString('latin1')
  }

  #keep(part: Buffer): void {
    this.#size += part.length
    if (this.#size > MAX_BYTES)
      throw new UnreadableDump(
        `document ${this.#count + 1}, which begins in line ${this.#documentLine}, is larger than 64 MB: ` +
          'expected a list or one document after another',
      )
    this.#parts.push(part)
  }

  #taken(last: Buffer): DocumentBytes {
    const bytes = this.#parts.length === 0 ? last : Buffer.concat([...this.#parts, last])
    this.#forget()
    this.#count += 1
    return { bytes, number: this.#count, line: this.#documentLine }
  }

  #forget(): void {
    this.#parts = []
    this.#size = 0
  }
}

function shown(byte: number): string {
  const isPrintable = byte > SPACE && byte < 0x7f
  return isPrintable ? `“${String.fromCharCode(byte)}”` : `the byte 0x${byte.toString(16).padStart(2, '0')}`
}
