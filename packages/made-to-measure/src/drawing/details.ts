import type { PaneName } from '../panes'
import { hingesFor } from '../weight'
import { arc, at, circle, line, rect, type Point } from './geometry'
import { part, type Part, type Sheet } from './sheet'

export const WALL = 80
/** How far walls and floor extend beyond the piece. */
export const BEYOND = 120

const HANDLE_INSET = 68
const HIGHEST_HINGE = 0.13

export function glass(pane: PaneName, x: number, top: number, width: number, height: number): Part {
  return { role: 'glass', pane, shape: rect(x, top, width, height) }
}

export function glassEdge(pane: PaneName, from: Point, to: Point): Part {
  return { role: 'glass-edge', pane, shape: line(from, to) }
}

export function floor({ largest }: Sheet, y = 0): Part {
  return part('floor', line(at(-WALL - BEYOND, y), at(largest.width + WALL + BEYOND, y)))
}

/** A wall seen from the front, as high as the room would need for the largest piece. */
export function frontWall(x: number, { largest }: Sheet, foot = 0): Part {
  const top = largest.height + 45
  return part('wall', rect(x, -top, WALL, top + foot))
}

/** The two walls of a room's corner seen from above: one to the left, one behind. */
export function cornerWalls(width: number, depth: number): readonly Part[] {
  return [
    part('wall', rect(-WALL, -WALL, width + WALL + BEYOND, WALL)),
    part('wall', rect(-WALL, 0, WALL, depth + BEYOND)),
  ]
}

/** The hinges of the piece, spread over the leaf's height. */
export function hinges({ shape }: Sheet, x: number, top: number, height: number): readonly Part[] {
  const count = hingesFor(shape, height)
  return Array.from({ length: count }, (_, index) => {
    const row = HIGHEST_HINGE + ((1 - 2 * HIGHEST_HINGE) * index) / (count - 1 || 1)
    return part('hinge', rect(x - 30, top + height * row - 38, 60, 76))
  })
}

/** Glazing bars that divide a leaf into fields of the same height. */
export function glazingBars({ shape }: Sheet, x: number, top: number, width: number, height: number): readonly Part[] {
  const count = shape.bars ?? 0
  return Array.from({ length: count }, (_, index) => {
    const y = top + (height * (index + 1)) / (count + 1)
    return part('profile', line(at(x, y), at(x + width, y)))
  })
}

/** A bar handle beside the free edge; `towards` is +1 when the leaf lies to the right of that edge. */
export function barHandle(freeX: number, towards: 1 | -1, height: number): Part {
  const x = freeX + towards * HANDLE_INSET
  const half = Math.min(257, height * 0.16) / 2
  return part('handle', line(at(x, -height / 2 - half), at(x, -height / 2 + half)))
}

/** The glazier's symbol of a hinged leaf: dashed lines that meet on the hinge side. */
export function swingSign(hingeX: number, freeX: number, top: number, height: number): Part {
  return part('swing', line(at(freeX, top), at(hingeX, top + height / 2), at(freeX, top + height)))
}

/** A leaf that is open at a right angle, seen from above. `direction` is +1 towards the viewer. */
export function swungLeaf(pane: PaneName, hinge: Point, freeX: number, direction: 1 | -1): readonly Part[] {
  const length = Math.abs(freeX - hinge.x)
  const open = at(hinge.x, hinge.y + direction * length)
  const free = at(freeX, hinge.y)
  return [
    part('swing', arc(free, open, length, freeX > hinge.x === direction > 0)),
    glassEdge(pane, hinge, open),
    part('closed', line(hinge, free)),
    part('hinge', circle(hinge.x, hinge.y, 22)),
  ]
}

export function travel(from: Point, to: Point): Part {
  return part('travel', line(from, to))
}

export function rollers(y: number, ...xs: readonly number[]): readonly Part[] {
  return xs.map((x) => part('roller', circle(x, y, 28)))
}
