/** A box in pixels into which pictures are fitted, or to which they are cut. */
export type PictureSize = readonly [width: number, height: number]

/** The sizes of the specification: thumbnails in the cart and in listings, gallery, zoom (R9.01). */
export const PICTURE_SIZES: readonly PictureSize[] = [
  [150, 150],
  [310, 300],
  [600, 744],
  [1200, 1488],
  [3000, 3720],
]

export interface Box {
  /** 0: this side follows from the other one (contract §11). */
  readonly width: number
  readonly height: number
}

/**
 * The smallest listed size that holds the requested one, or the largest listed one: every picture is shown, and no
 * request can fill the cache with sizes (decisions.md 48).
 */
export function listedSize(sizes: readonly PictureSize[], { width, height }: Box): Box {
  const widths = sizes.map(([listed]) => listed)
  const heights = sizes.map(([, listed]) => listed)
  if (width === 0 || height === 0)
    return { width: width && listedSide(widths, width), height: height && listedSide(heights, height) }
  const byArea = sizes.toSorted((one, other) => one[0] * one[1] - other[0] * other[1])
  const size = byArea.find(([wide, high]) => wide >= width && high >= height) ?? byArea.at(-1)
  return size ? { width: size[0], height: size[1] } : { width, height }
}

function listedSide(sides: readonly number[], requested: number): number {
  const larger = sides.filter((side) => side >= requested)
  return larger.length > 0 ? Math.min(...larger) : Math.max(...sides)
}
