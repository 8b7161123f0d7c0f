import type { Family } from '@vitrin/made-to-measure'
import { z } from 'zod'

const FAMILIES: readonly Family[] = [
  'enclosure-corner',
  'enclosure-quadrant',
  'shower-door-hinged',
  'shower-door-sliding',
  'shower-wall',
  'bath-screen',
  'mirror-round',
  'mirror-rect',
  'sauna-door',
  'interior-door',
  'interior-door-sliding',
]
const text = z.string().min(1)
const amount = z.number().min(0)
const days = z.tuple([amount, amount])

/** The rules of a piece in own measures. A product with others is not sold: its price would be a guess. */
export const modelShape = z.looseObject({
  version: z.number(),
  family: z.enum(FAMILIES),
  size_value: text,
  dimensions: z.array(
    z.looseObject({
      code: z.enum(['width', 'depth', 'height', 'diameter']),
      option_id: z.number(),
      label: text,
      min: amount,
      max: amount,
      step: z.number().positive(),
      default: amount,
    }),
  ),
  standard_sizes: z.array(z.looseObject({ size_value: text })),
  choices: z.array(
    z.looseObject({
      code: text,
      option_id: z.number(),
      values: z.array(z.looseObject({ id: text, option_type_id: z.number(), surcharge: amount.optional() })).min(1),
    }),
  ),
  profiles: z.array(z.looseObject({ id: text, color: text })),
  limits: z.array(
    z.discriminatedUnion('rule', [
      z.looseObject({ rule: z.literal('max-area'), m2: amount }),
      z.looseObject({ rule: z.literal('max-weight-per-hinge'), kg: amount }),
      z.looseObject({ rule: z.literal('max-ratio'), value: amount }),
    ]),
  ),
  thickness: amount,
  density_kg_per_m2_mm: amount,
  adjustment: z.looseObject({ minus: amount, plus: amount }),
  radius: amount.optional(),
  frame: amount.optional(),
  hinges: amount.optional(),
  bars: amount.optional(),
  clearance: z.record(z.string(), z.number()).optional(),
  price: z.looseObject({
    glass_per_m2: z.record(z.string(), amount),
    edge: amount,
    hardware: z.record(z.string(), amount),
    made_to_measure_fee: amount,
    minimum: amount,
  }),
  delivery: z.looseObject({ standard_days: days, made_to_measure_days: days }),
})
