import type { PieceByPiece } from '../work/turns'

/** Less than a millisecond of writing. */
const SLICE_BYTES = 16 * 1024

/**
 * Calls `write` for each item, which gives the bytes that it has written, or undefined to stop. After each slice other
 * requests have their turn, so that a large answer does not hold them up.
 */
export async function inSlices<Item>(
  items: Iterable<Item>,
  turns: PieceByPiece,
  write: (item: Item) => number | undefined,
): Promise<void> {
  let left = SLICE_BYTES
  for (const item of items) {
    const bytes = write(item)
    if (bytes === undefined) return
    left -= bytes
    if (left > 0) continue
    await turns.next()
    left = SLICE_BYTES
  }
}
