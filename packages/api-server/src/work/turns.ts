import { AddressRests } from './address-rests'

/** Decides when the next piece of some costly work may run. */
export interface PieceByPiece {
  next(): Promise<void>
}

/** For work that others wait for who have little time: its pieces follow each other at once. */
export const WITHOUT_TURNS: PieceByPiece = { next: () => Promise.resolve() }

/** A shorter rest is taken together with the next one: timers count whole milliseconds. */
const LEAST_REST_MS = 2

interface Piece {
  readonly address: string | undefined
  readonly start: () => void
  /** It goes on with work that has begun, before other work. */
  readonly isUrgent?: boolean
}

/**
 * Costly work in pieces of a few milliseconds: one piece in each turn of the event loop, however much is under way, so
 * that short requests are answered between them. While others ask, the pieces of one network address get a quarter of
 * the time.
 */
export class Turns implements PieceByPiece {
  readonly #urgent: Piece[] = []
  readonly #waiting: Piece[] = []
  readonly #rests = new AddressRests(() => performance.now())
  #isPlanned = false

  /** Resolves when the next piece may run. */
  next(): Promise<void> {
    return this.of(undefined).next()
  }

  /** The turns of work for a network address; undefined for the host's own work. */
  of(address: string | undefined): PieceByPiece {
    return { next: () => new Promise((start) => this.#add({ address, start })) }
  }

  /**
   * The turns of work in few pieces, such as a page: once it has begun, it goes on before other work. So little is
   * under way at once, and the memory that it takes is soon free again.
   */
  ofShort(address: string | undefined): PieceByPiece {
    let isUrgent = false
    return {
      next: () =>
        new Promise((start) => {
          this.#add({ address, start, isUrgent })
          isUrgent = true
        }),
    }
  }

  /** Call it for each request of a network address, however cheap: an address that is alone does not rest. */
  asked(address: string | undefined): void {
    if (address !== undefined) this.#rests.asked(address)
  }

  #add(piece: Piece): void {
    ;(piece.isUrgent ? this.#urgent : this.#waiting).push(piece)
    if (!this.#isPlanned) this.#plan()
  }

  /** Both run in one turn, with nothing but the piece between them. */
  #plan(): void {
    this.#isPlanned = true
    let piece: Piece | undefined
    let beganMs = 0
    setImmediate(() => {
      piece = this.#takeRested()
      beganMs = performance.now()
      piece?.start()
    })
    setImmediate(() => {
      if (piece?.address !== undefined) this.#rests.worked(piece.address, performance.now() - beganMs)
      this.#isPlanned = false
      if (this.#urgent.length + this.#waiting.length > 0) this.#plan()
    })
  }

  /** Pieces of addresses that rest come back after their rest. */
  #takeRested(): Piece | undefined {
    const take = (): Piece | undefined => this.#urgent.shift() ?? this.#waiting.shift()
    for (let piece = take(); piece; piece = take()) {
      const { address } = piece
      const restMs = address === undefined ? 0 : this.#rests.restMs(address)
      if (restMs < LEAST_REST_MS) return piece
      const rested = piece
      setTimeout(() => this.#add(rested), restMs)
    }
    return undefined
  }
}
