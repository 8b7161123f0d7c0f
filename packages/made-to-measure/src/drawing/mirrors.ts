import { BEYOND, glass, glassEdge, WALL } from './details'
import { at, circle, line, rect } from './geometry'
import { part, type DrawFamily, type Part } from './sheet'

const OFF_WALL = 30
const LAMP_INSET = 40

export const roundMirror: DrawFamily = ({ size: { diameter } }) => {
  const radius = diameter / 2
  return {
    movement: 'fixed',
    front: {
      parts: [
        { role: 'glass', pane: 'mirror', shape: circle(radius, -radius, radius) },
        part('centre', line(at(-40, -radius), at(diameter + 40, -radius))),
        part('centre', line(at(radius, -diameter - 40), at(radius, 40))),
      ],
      measured: [{ field: 'diameter', side: 'below' }],
    },
    plan: {
      parts: [wallBehind(diameter), glassEdge('mirror', at(0, OFF_WALL), at(diameter, OFF_WALL))],
      measured: [{ field: 'diameter', side: 'below' }],
    },
  }
}

/** A mirror with light around it. */
export const rectMirror: DrawFamily = ({ size: { width, height } }) => ({
  movement: 'fixed',
  front: {
    parts: [
      glass('mirror', 0, -height, width, height),
      part('lamp', rect(LAMP_INSET, LAMP_INSET - height, width - 2 * LAMP_INSET, height - 2 * LAMP_INSET)),
    ],
    measured: [
      { field: 'width', side: 'below' },
      { field: 'height', side: 'right' },
    ],
  },
  plan: {
    parts: [
      wallBehind(width),
      part('lamp', line(at(LAMP_INSET, OFF_WALL / 2), at(width - LAMP_INSET, OFF_WALL / 2))),
      glassEdge('mirror', at(0, OFF_WALL), at(width, OFF_WALL)),
    ],
    measured: [{ field: 'width', side: 'below' }],
  },
})

function wallBehind(width: number): Part {
  return part('wall', rect(-BEYOND, -WALL, width + 2 * BEYOND, WALL))
}
