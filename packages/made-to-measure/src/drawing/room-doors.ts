import { DEFAULT_FRAME } from '../panes'
import {
  barHandle,
  BEYOND,
  floor,
  frontWall,
  glass,
  glassEdge,
  glazingBars,
  hinges,
  rollers,
  swingSign,
  swungLeaf,
  travel,
  WALL,
} from './details'
import { at, line, polygon, rect, type Path } from './geometry'
import { handed, part, type DrawFamily, type Part, type Sheet } from './sheet'

const ROOM_WALL = 100
const ARCHITRAVE = 60
const LEVER_HEIGHT = 1030
const BENCH_DEPTH = 400
const RAIL_BEYOND = 300

/** A glass leaf in a timber frame, a bench behind it; it must open outwards. */
export const saunaDoor: DrawFamily = (sheet) => {
  const { frame, width, leaf, height } = framed(sheet)
  return {
    movement: 'outwards',
    front: {
      parts: handed(
        [...framedFront(sheet, 0), part('handle', rect(width - frame - 110, -height / 2 - 200, 40, 400))],
        sheet,
      ),
      measured: [
        { field: 'width', side: 'below' },
        { field: 'height', side: 'right' },
      ],
    },
    plan: {
      parts: handed(
        [
          ...framedPlan(sheet),
          part('fixture', rect(0, -ROOM_WALL - BENCH_DEPTH - 2 * BEYOND, width, BENCH_DEPTH)),
          ...swungLeaf('door', at(frame, 0), frame + leaf, 1),
        ],
        sheet,
      ),
      measured: [{ field: 'width', side: 'above' }],
    },
  }
}

/** A glass leaf with lever and lock in a cased frame; it opens into the room. */
export const interiorDoor: DrawFamily = (sheet) => {
  const { frame, width, leaf, height } = framed(sheet)
  const free = width - frame
  return {
    movement: 'inwards',
    front: {
      parts: handed(
        [
          part('frame', liningOf(-ARCHITRAVE, width + ARCHITRAVE, height + ARCHITRAVE, ARCHITRAVE)),
          ...framedFront(sheet, ARCHITRAVE),
          part('handle', rect(free - 80, -LEVER_HEIGHT - 80, 50, 160)),
          part('handle', line(at(free - 55, -LEVER_HEIGHT), at(free - 185, -LEVER_HEIGHT))),
        ],
        sheet,
      ),
      measured: [
        { field: 'width', side: 'below' },
        { field: 'height', side: 'right' },
      ],
    },
    plan: {
      parts: handed([...framedPlan(sheet), ...swungLeaf('door', at(frame, -ROOM_WALL), frame + leaf, -1)], sheet),
      measured: [{ field: 'width', side: 'below' }],
    },
  }
}

/** Two leaves hung on a rail in front of the wall, sliding apart. */
export const slidingInteriorDoor: DrawFamily = (sheet) => {
  const { width, height } = sheet.size
  const leaf = width / 2
  const railY = -height - ARCHITRAVE
  return {
    movement: 'slides',
    front: {
      parts: [
        floor(sheet),
        frontWall(-WALL, sheet),
        frontWall(width, sheet),
        glass('leaf-left', 0, -height, leaf, height),
        glass('leaf-right', leaf, -height, leaf, height),
        ...glazingBars(sheet, 0, -height, width, height),
        part('profile', line(at(-RAIL_BEYOND, railY), at(width + RAIL_BEYOND, railY))),
        ...rollers(railY, leaf * 0.2, leaf * 0.8, leaf * 1.2, leaf * 1.8),
        barHandle(leaf, -1, height),
        barHandle(leaf, 1, height),
        travel(at(leaf * 0.7, -height * 0.75), at(leaf * 0.2, -height * 0.75)),
        travel(at(leaf * 1.3, -height * 0.75), at(leaf * 1.8, -height * 0.75)),
      ],
      measured: [
        { field: 'width', side: 'below' },
        { field: 'height', side: 'right' },
      ],
    },
    plan: {
      parts: [
        part('wall', rect(-RAIL_BEYOND, -ROOM_WALL, RAIL_BEYOND, ROOM_WALL)),
        part('wall', rect(width, -ROOM_WALL, RAIL_BEYOND, ROOM_WALL)),
        part('profile', line(at(-RAIL_BEYOND, 40), at(width + RAIL_BEYOND, 40))),
        glassEdge('leaf-left', at(0, 60), at(leaf, 60)),
        glassEdge('leaf-right', at(leaf, 60), at(width, 60)),
        travel(at(leaf * 0.7, 150), at(leaf * 0.2, 150)),
        travel(at(leaf * 1.3, 150), at(leaf * 1.8, 150)),
      ],
      measured: [{ field: 'width', side: 'above' }],
    },
  }
}

function framed({ size, shape: { frame = DEFAULT_FRAME } }: Sheet): {
  frame: number
  width: number
  leaf: number
  height: number
} {
  const { width, height } = size
  return { frame, width, height, leaf: Math.max(0, width - 2 * frame) }
}

function framedFront(sheet: Sheet, casing: number): readonly Part[] {
  const { frame, width, leaf, height } = framed(sheet)
  const glassHeight = Math.max(0, height - frame)
  return [
    floor(sheet),
    frontWall(-WALL - casing, sheet),
    frontWall(width + casing, sheet),
    part('frame', liningOf(0, width, height, frame)),
    glass('door', frame, -glassHeight, leaf, glassHeight),
    swingSign(frame, frame + leaf, -glassHeight, glassHeight),
    ...glazingBars(sheet, frame, -glassHeight, leaf, glassHeight),
    ...hinges(sheet, frame, -glassHeight, glassHeight),
  ]
}

function framedPlan(sheet: Sheet): readonly Part[] {
  const { frame, width, leaf } = framed(sheet)
  return [
    part('wall', rect(-2 * BEYOND, -ROOM_WALL, 2 * BEYOND, ROOM_WALL)),
    part('wall', rect(width, -ROOM_WALL, 2 * BEYOND, ROOM_WALL)),
    part('frame', rect(0, -ROOM_WALL, frame, ROOM_WALL)),
    part('frame', rect(frame + leaf, -ROOM_WALL, frame, ROOM_WALL)),
  ]
}

/** A lining of two posts and a head. */
function liningOf(left: number, right: number, height: number, thickness: number): Path {
  return polygon(
    at(left, 0),
    at(left, -height),
    at(right, -height),
    at(right, 0),
    at(right - thickness, 0),
    at(right - thickness, thickness - height),
    at(left + thickness, thickness - height),
    at(left + thickness, 0),
  )
}
