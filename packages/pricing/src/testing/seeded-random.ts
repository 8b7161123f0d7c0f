export interface Random {
  /** A whole number from zero to `most`. */
  readonly upTo: (most: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

/** Mulberry32: the same numbers for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const upTo = (most: number): number => Math.floor(next() * (most + 1))
  return { upTo, chance: (share) => next() < share, pick: (items) => items[upTo(items.length - 1)] ?? items[0] }
}
