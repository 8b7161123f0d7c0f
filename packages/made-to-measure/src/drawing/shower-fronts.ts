import {
  barHandle,
  BEYOND,
  cornerWalls,
  floor,
  frontWall,
  glass,
  glassEdge,
  hinges,
  rollers,
  swingSign,
  swungLeaf,
  travel,
  WALL,
} from './details'
import { at, circle, line, rect } from './geometry'
import { handed, paneWidth, part, type DrawFamily, type Part, type Sheet } from './sheet'

const NICHE_DEPTH = 320
const WALK_IN_DEPTH = 900
const TUB_HEIGHT = 560
const TUB_DEPTH = 700

/** A door in a niche, hung on the wall. A wide door closes against a fixed part. */
export const hingedShowerDoor: DrawFamily = (sheet) => {
  const { width, height } = sheet.size
  const door = paneWidth(sheet, 'door')
  const fixed = width - door
  return {
    movement: 'outwards',
    front: {
      parts: handed(
        [
          floor(sheet),
          ...nicheFront(sheet),
          glass('door', 0, -height, door, height),
          ...(fixed > 0
            ? [glass('fixed', door, -height, fixed, height), part('profile', line(at(width, -height), at(width, 0)))]
            : []),
          swingSign(0, door, -height, height),
          ...hinges(sheet, 0, -height, height),
          barHandle(door, -1, height),
        ],
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
          ...nichePlan(sheet),
          ...(fixed > 0 ? [glassEdge('fixed', at(door, 0), at(width, 0))] : []),
          ...swungLeaf('door', at(0, 0), door, 1),
        ],
        sheet,
      ),
      measured: [{ field: 'width', side: 'above' }],
    },
  }
}

/** Two leaves on a rail in a niche; the one at the chosen side slides behind the other. */
export const slidingShowerDoor: DrawFamily = (sheet) => {
  const { width, height } = sheet.size
  const leaf = width / 2
  return {
    movement: 'slides',
    front: {
      parts: handed(
        [
          floor(sheet),
          ...nicheFront(sheet),
          glass('leaf-left', 0, -height, leaf, height),
          glass('leaf-right', leaf, -height, leaf, height),
          part('profile', line(at(0, -height), at(width, -height))),
          part('profile', line(at(0, 0), at(width, 0))),
          ...rollers(-height, leaf * 0.2, leaf * 0.8),
          barHandle(0, 1, height),
          travel(at(leaf * 0.4, -height * 0.75), at(leaf * 1.2, -height * 0.75)),
        ],
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
          ...nichePlan(sheet),
          part('profile', line(at(0, -20), at(width, -20))),
          glassEdge('leaf-left', at(0, -40), at(leaf, -40)),
          glassEdge('leaf-right', at(leaf, 0), at(width, 0)),
          travel(at(leaf * 0.4, -110), at(leaf * 1.2, -110)),
        ],
        sheet,
      ),
      measured: [{ field: 'width', side: 'above' }],
    },
  }
}

/** One pane at a right angle to a wall, held by a bar that is fixed to the wall behind. */
export const showerWall: DrawFamily = (sheet) => {
  const { width, height } = sheet.size
  const barX = width - BEYOND
  return {
    movement: 'fixed',
    front: {
      parts: handed(
        [
          floor(sheet),
          frontWall(-WALL, sheet),
          glass('wall', 0, -height, width, height),
          part('profile', line(at(0, -height), at(0, 0))),
          part('profile', circle(barX, -height, 16)),
        ],
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
          ...cornerWalls(width, WALK_IN_DEPTH),
          part('inside', rect(0, 0, width, WALK_IN_DEPTH)),
          glassEdge('wall', at(0, WALK_IN_DEPTH), at(width, WALK_IN_DEPTH)),
          part('profile', line(at(barX, 0), at(barX, WALK_IN_DEPTH))),
        ],
        sheet,
      ),
      measured: [{ field: 'width', side: 'below' }],
    },
  }
}

/** A fixed leaf at the wall and one that folds in over the bath. */
export const bathScreen: DrawFamily = (sheet) => {
  const { size, largest } = sheet
  const { width, height } = size
  const fixed = paneWidth(sheet, 'fixed')
  const tubLength = largest.width + 4 * BEYOND
  return {
    movement: 'folds',
    front: {
      parts: handed(
        [
          floor(sheet, TUB_HEIGHT),
          frontWall(-WALL, sheet, TUB_HEIGHT),
          part('fixture', rect(0, 0, tubLength, TUB_HEIGHT)),
          glass('fixed', 0, -height, fixed, height),
          glass('folding', fixed, -height, width - fixed, height),
          swingSign(fixed, width, -height, height),
          part('profile', line(at(0, -height), at(0, 0))),
          ...hinges(sheet, fixed, -height, height),
        ],
        sheet,
      ),
      measured: [
        { field: 'width', side: 'above' },
        { field: 'height', side: 'right' },
      ],
    },
    plan: {
      parts: handed(
        [
          ...cornerWalls(tubLength, TUB_DEPTH),
          part('fixture', rect(0, 0, tubLength, TUB_DEPTH)),
          glassEdge('fixed', at(0, TUB_DEPTH), at(fixed, TUB_DEPTH)),
          ...swungLeaf('folding', at(fixed, TUB_DEPTH), width, -1),
        ],
        sheet,
      ),
      measured: [{ field: 'width', side: 'below' }],
    },
  }
}

function nicheFront(sheet: Sheet): readonly Part[] {
  return [frontWall(-WALL, sheet), frontWall(sheet.size.width, sheet)]
}

function nichePlan({ size: { width } }: Sheet): readonly Part[] {
  const wall = (x: number): Part => part('wall', rect(x, -NICHE_DEPTH, WALL, NICHE_DEPTH + WALL))
  return [wall(-WALL), wall(width), part('inside', rect(0, -NICHE_DEPTH, width, NICHE_DEPTH))]
}
