import { setImmediate } from 'node:timers/promises'

/** About two milliseconds of writing. */
const SLICE_BYTES = 64 * 1024

/**
 * Calls `write` for each item, which gives the bytes that it has written, or undefined to stop. After each slice other
 * requests have their turn, so that a large answer does not hold them up.
 */
export async function inSlices<Item>(
  items: readonly Item[],
  write: (item: Item, index: number) => number | undefined,
): Promise<void> {
  let left = SLICE_BYTES
  for (const [index, item] of items.entries()) {
    const bytes = write(item, index)
    if (bytes === undefined) return
    left -= bytes
    if (left > 0) continue
    await setImmediate()
    left = SLICE_BYTES
  }
}
