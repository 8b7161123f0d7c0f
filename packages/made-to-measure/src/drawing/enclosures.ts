import { DEFAULT_RADIUS } from '../panes'
import {
  barHandle,
  cornerWalls,
  floor,
  frontWall,
  glass,
  glassEdge,
  hinges,
  swingSign,
  swungLeaf,
  travel,
  WALL,
} from './details'
import { arc, at, line, rect } from './geometry'
import { paneWidth, part, type DrawFamily, type Part, type Sheet, type Sketch } from './sheet'

/** A fixed part at the wall, a door, and a side that meets it glass against glass. */
export const cornerEnclosure: DrawFamily = (sheet) => {
  const { width, height, depth } = sheet.size
  const fixed = paneWidth(sheet, 'front-fixed')
  const [hingeX, freeX] = sheet.side === 'left' ? [fixed, width] : [width, fixed]
  return {
    movement: 'outwards',
    front: {
      parts: [
        floor(sheet),
        frontWall(-WALL, sheet),
        glass('front-fixed', 0, -height, fixed, height),
        glass('front-door', fixed, -height, width - fixed, height),
        swingSign(hingeX, freeX, -height, height),
        part('profile', line(at(0, -height), at(0, 0))),
        ...hinges(sheet, hingeX, -height, height),
        barHandle(freeX, sheet.side === 'left' ? -1 : 1, height),
      ],
      measured: [
        { field: 'width', side: 'below' },
        { field: 'height', side: 'right' },
      ],
    },
    plan: {
      parts: [
        ...cornerWalls(width, depth),
        part('inside', rect(0, 0, width, depth)),
        glassEdge('front-fixed', at(0, depth), at(fixed, depth)),
        glassEdge('side', at(width, 0), at(width, depth)),
        ...swungLeaf('front-door', at(hingeX, depth), freeX, 1),
      ],
      measured: [
        { field: 'width', side: 'above' },
        { field: 'depth', side: 'right' },
      ],
    },
  }
}

/** Straight parts at both walls and two curved doors that slide apart where they meet. */
export const quadrantEnclosure: DrawFamily = (sheet) => ({
  movement: 'slides',
  front: quadrantFront(sheet),
  plan: quadrantPlan(sheet),
})

function quadrantFront(sheet: Sheet): Sketch {
  const { width, height } = sheet.size
  const straight = paneWidth(sheet, 'front-fixed')
  const seam = straight + (width - straight) * Math.SQRT1_2
  const rail = (y: number): Part => part('profile', line(at(0, y), at(width, y)))
  return {
    parts: [
      floor(sheet),
      frontWall(-WALL, sheet),
      glass('front-fixed', 0, -height, straight, height),
      glass('front-curve', straight, -height, seam - straight, height),
      glass('side-curve', seam, -height, width - seam, height),
      part('profile', line(at(0, -height), at(0, 0))),
      rail(-height),
      rail(0),
      barHandle(seam, -1, height),
      barHandle(seam, 1, height),
      travel(at(seam - 60, -height * 0.75), at(straight + 40, -height * 0.75)),
    ],
    measured: [
      { field: 'width', side: 'below' },
      { field: 'height', side: 'right' },
    ],
  }
}

function quadrantPlan({ size, shape }: Sheet): Sketch {
  const { width, depth } = size
  const radius = Math.min(shape.radius ?? DEFAULT_RADIUS, width, depth)
  const centre = at(width - radius, depth - radius)
  const onCurve = (turn: number, distance = radius) =>
    at(centre.x + distance * Math.cos(turn), centre.y + distance * Math.sin(turn))
  const [front, middle, side] = [at(centre.x, depth), onCurve(Math.PI / 4), at(width, centre.y)]
  const inner = radius - 70
  return {
    parts: [
      ...cornerWalls(width, depth),
      part('inside', {
        type: 'path',
        start: at(0, 0),
        segments: [
          { to: at(width, 0) },
          { to: side },
          { to: front, arc: { radius, clockwise: true } },
          { to: at(0, depth) },
        ],
        closed: true,
      }),
      glassEdge('front-fixed', at(0, depth), front),
      glassEdge('side-fixed', at(width, 0), side),
      { role: 'glass-edge', pane: 'front-curve', shape: arc(front, middle, radius, false) },
      { role: 'glass-edge', pane: 'side-curve', shape: arc(middle, side, radius, false) },
      part('travel', arc(onCurve(Math.PI * 0.28, inner), onCurve(Math.PI * 0.44, inner), inner, true)),
      part('travel', arc(onCurve(Math.PI * 0.22, inner), onCurve(Math.PI * 0.06, inner), inner, false)),
    ],
    measured: [
      { field: 'width', side: 'above' },
      { field: 'depth', side: 'right' },
    ],
  }
}
