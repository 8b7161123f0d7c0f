import type { MadeToMeasureSnapshot } from '../model'
import type { MessageKey } from '@vitrin/i18n'

export interface GuidePiece {
  readonly name: MessageKey
  readonly text: MessageKey
  readonly piece: MadeToMeasureSnapshot
}

const piece = (
  family: MadeToMeasureSnapshot['family'],
  measures: MadeToMeasureSnapshot['measures'],
  choices: MadeToMeasureSnapshot['choices'] = {},
): MadeToMeasureSnapshot => ({
  version: 1,
  family,
  thickness: 8,
  profile: 'chrome',
  measures,
  choices: { glass: 'clear', ...choices },
  breakdown: { lines: [], total: 0 as MadeToMeasureSnapshot['breakdown']['total'] },
})

/** One piece for each way to measure, with lengths as shoppers often have them. */
export const GUIDE_PIECES: readonly GuidePiece[] = [
  {
    name: 'sizeGuide.door',
    text: 'sizeGuide.doorText',
    piece: piece('shower-door-hinged', { width: 893, height: 2010 }, { hinge_side: 'left' }),
  },
  {
    name: 'sizeGuide.corner',
    text: 'sizeGuide.cornerText',
    piece: piece('enclosure-corner', { width: 874, depth: 912, height: 1985 }, { hinge_side: 'left' }),
  },
  {
    name: 'sizeGuide.wall',
    text: 'sizeGuide.wallText',
    piece: piece('shower-wall', { width: 1200, height: 2000 }),
  },
  {
    name: 'sizeGuide.screen',
    text: 'sizeGuide.screenText',
    piece: piece('bath-screen', { width: 1000, height: 1500 }),
  },
  {
    name: 'sizeGuide.mirror',
    text: 'sizeGuide.mirrorText',
    piece: piece('mirror-round', { diameter: 800 }),
  },
  {
    name: 'sizeGuide.roomDoor',
    text: 'sizeGuide.roomDoorText',
    piece: piece('sauna-door', { width: 690, height: 1890 }, { hinge_side: 'left' }),
  },
]
