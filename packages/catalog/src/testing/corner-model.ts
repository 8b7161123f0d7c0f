import type { MadeToMeasureModel } from '@vitrin/made-to-measure'
import { ore } from '@vitrin/pricing'
import { COLORS, SIZES } from './attributes'

/** The worked example of the made-to-measure design: 874 × 912 × 1985 in matt black costs 6,932 kr. */
export const cornerModel: MadeToMeasureModel = {
  version: 1,
  family: 'enclosure-corner',
  size_value: SIZES.own,
  dimensions: [
    { code: 'width', option_id: 901, label: 'Bredd fram', min: 700, max: 1200, step: 1, default: 900 },
    { code: 'depth', option_id: 902, label: 'Djup sida', min: 700, max: 1200, step: 1, default: 900 },
    { code: 'height', option_id: 903, label: 'Höjd', min: 1900, max: 2100, step: 1, default: 2000 },
  ],
  standard_sizes: [
    { size_value: SIZES.small, width: 800, depth: 800, height: 2000 },
    { size_value: SIZES.large, width: 900, depth: 900, height: 2000 },
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
    { id: 'black-matt', color: COLORS.black },
    { id: 'chrome', color: COLORS.chrome },
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
