import { ore } from '@vitrin/pricing'
import type { Dimension, Family, MadeToMeasureModel } from '../model'

const width = { code: 'width', option_id: 901, label: 'Bredd', min: 600, max: 1200, step: 1, default: 900 } as const
const depth = { code: 'depth', option_id: 902, label: 'Djup sida', min: 700, max: 1200, step: 1, default: 900 } as const
const height = { code: 'height', option_id: 903, label: 'Höjd', min: 1900, max: 2100, step: 1, default: 2000 } as const

/** The model of the design's worked example, with an aspect limit that allows the example. */
export const cornerEnclosure: MadeToMeasureModel = {
  version: 1,
  family: 'enclosure-corner',
  size_value: '6199',
  dimensions: [{ ...width, label: 'Bredd fram', min: 700 }, depth, height],
  standard_sizes: [
    { size_value: '6101', width: 800, depth: 800, height: 2000 },
    { size_value: '6102', width: 900, depth: 900, height: 2000 },
  ],
  choices: [
    {
      code: 'glass',
      option_id: 904,
      values: [
        { id: 'clear', option_type_id: 9041 },
        { id: 'grey', option_type_id: 9042 },
      ],
    },
    {
      code: 'hinge_side',
      option_id: 905,
      values: [
        { id: 'left', option_type_id: 9051 },
        { id: 'right', option_type_id: 9052 },
      ],
    },
  ],
  profiles: [
    { id: 'black-matt', color: '5511' },
    { id: 'chrome', color: '5512' },
  ],
  limits: [
    { rule: 'max-area', m2: 3 },
    { rule: 'max-weight-per-hinge', kg: 25 },
    { rule: 'max-ratio', value: 8 },
  ],
  thickness: 8,
  density_kg_per_m2_mm: 2.5,
  adjustment: { minus: 0, plus: 15 },
  price: {
    glass_per_m2: { clear: ore(115_000), grey: ore(132_000) },
    edge: ore(49_000),
    hardware: { chrome: ore(149_000), 'black-matt': ore(179_000) },
    made_to_measure_fee: ore(57_500),
    minimum: ore(299_500),
  },
  delivery: { standard_days: [5, 8], made_to_measure_days: [18, 25] },
}

export const hingedShowerDoor: MadeToMeasureModel = {
  ...cornerEnclosure,
  family: 'shower-door-hinged',
  dimensions: [width, height],
  standard_sizes: [
    { size_value: '6101', width: 800, height: 2000 },
    { size_value: '6102', width: 900, height: 2000 },
  ],
}

export const roundMirror: MadeToMeasureModel = {
  ...cornerEnclosure,
  family: 'mirror-round',
  dimensions: [{ code: 'diameter', option_id: 901, label: 'Diameter', min: 400, max: 1200, step: 10, default: 800 }],
  standard_sizes: [{ size_value: '6101', diameter: 600 }],
  choices: [
    {
      code: 'light',
      option_id: 904,
      values: [
        { id: 'none', option_type_id: 9041 },
        { id: 'warm', option_type_id: 9042, surcharge: ore(120_000) },
      ],
    },
  ],
  thickness: 5,
  price: {
    glass_per_m2: { mirror: ore(98_000) },
    edge: ore(19_000),
    hardware: { chrome: ore(0), 'black-matt': ore(0) },
    made_to_measure_fee: ore(25_000),
    minimum: ore(99_500),
  },
}

const DIMENSIONS: Readonly<Record<Family, readonly Dimension[]>> = {
  'enclosure-corner': cornerEnclosure.dimensions,
  'enclosure-quadrant': [{ ...width, min: 700 }, depth, height],
  'shower-door-hinged': [width, height],
  'shower-door-sliding': [{ ...width, min: 1000, max: 1800, default: 1200 }, height],
  'shower-wall': [{ ...width, max: 1400 }, height],
  'bath-screen': [
    { ...width, max: 1400, default: 1000 },
    { ...height, min: 1300, max: 1600, default: 1400 },
  ],
  'mirror-round': roundMirror.dimensions,
  'mirror-rect': [
    { ...width, max: 1600 },
    { ...height, min: 500, max: 1200, default: 800 },
  ],
  'sauna-door': [
    { ...width, default: 690 },
    { ...height, default: 1990 },
  ],
  'interior-door': [
    { ...width, default: 825 },
    { ...height, default: 2040 },
  ],
  'interior-door-sliding': [{ ...width, min: 1000, max: 2000, default: 1400 }, height],
}

/** A plain model of a family, without standard sizes, for tests that go through all of them. */
export function modelOf(family: Family): MadeToMeasureModel {
  const choices = family === 'mirror-round' ? roundMirror.choices : cornerEnclosure.choices
  return { ...cornerEnclosure, family, dimensions: DIMENSIONS[family], standard_sizes: [], choices }
}

/** One model of every family. */
export const models: readonly MadeToMeasureModel[] = (Object.keys(DIMENSIONS) as Family[]).map(modelOf)
