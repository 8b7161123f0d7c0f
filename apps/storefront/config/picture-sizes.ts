import type { PictureSize } from '@vitrin/api-server'

/** The sizes in which the theme shows pictures; the host makes no others (decisions.md 48). */
export const PICTURE_SIZES: readonly PictureSize[] = [
  // pieces in the cart, in orders and in comparisons
  [150, 150],
  [300, 300],
  // cards
  [310, 300],
  [434, 420],
  [620, 600],
  // home and gallery
  [600, 744],
  [750, 930],
  [900, 1116],
  [1200, 1488],
  [800, 350],
  [1600, 700],
  // zoom
  [3000, 3720],
]
