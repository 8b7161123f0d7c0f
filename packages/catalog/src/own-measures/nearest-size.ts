import type { Measures, StandardSize } from '@vitrin/made-to-measure'

/** The size whose lengths differ least from those given. */
export function nearestSize(sizes: readonly StandardSize[], lengths: Measures): StandardSize | undefined {
  const difference = (size: StandardSize) =>
    Object.entries(lengths).reduce(
      (sum, [code, length]) => sum + Math.abs(Number(size[code as keyof StandardSize] ?? 0) - length),
      0,
    )
  return sizes.toSorted((a, b) => difference(a) - difference(b))[0]
}
