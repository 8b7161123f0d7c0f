import type { Drawing } from '@vitrin/made-to-measure'
import type { Placement } from './shape-path'

export interface SheetLayout {
  readonly front: Placement
  readonly plan: Placement
  /** Left edges of the captions above the views. */
  readonly frontX: number
  readonly planX: number
}

/** All sheets have one size, so that the page can keep the place before the drawing comes. */
export const SHEET = { width: 560, height: 384 } as const
const EDGE = 24
/** Room for the number right of a view. */
const BESIDE = 58
const BETWEEN = 30
const ABOVE = 72
const BELOW = 50
const TALLEST = SHEET.height - ABOVE - BELOW
/** Design: visual language §9. Smaller only where the largest piece would not fit. */
const SCALE = 0.1325

/** Front and plan side by side, placed by the largest piece of the family: the scale never follows the typed size. */
export function sheetLayout({ views: [front, plan] }: Drawing): SheetLayout {
  const room = SHEET.width - 2 * EDGE - 2 * BESIDE - BETWEEN
  const scale = Math.min(
    SCALE,
    room / (front.reach.width + plan.reach.width),
    TALLEST / front.reach.height,
    TALLEST / plan.reach.height,
  )
  const free = room - scale * (front.reach.width + plan.reach.width)
  const frontX = EDGE + free / 3
  const planX = frontX + front.reach.width * scale + BESIDE + BETWEEN + free / 3
  const floor = SHEET.height - BELOW
  return {
    front: { scale, x: frontX - front.reach.x * scale, y: floor - (front.reach.y + front.reach.height) * scale },
    plan: { scale, x: planX - plan.reach.x * scale, y: ABOVE - plan.reach.y * scale },
    frontX,
    planX,
  }
}
