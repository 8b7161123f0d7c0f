import type {
  Choice,
  Dimension,
  DimensionCode,
  Family,
  MadeToMeasureModel,
  Measures,
  StandardSize,
} from '@vitrin/made-to-measure'
import { toOre, type Ore } from '@vitrin/pricing'
import { choiceDefinition } from '../shop/choices'
import { finishes } from '../shop/finishes'
import { OWN_MEASURES, sizes, type SizeId } from '../shop/sizes'
import type { Construction } from './construction'
import { FIRST_CHOICE_OPTION, optionId, optionTypeId } from './option-ids'

const DENSITY_KG_PER_M2_MM = 2.5
/** mm that the workshop takes off the opening: room for profiles, hinges and seals. */
const CLEARANCES: Readonly<Partial<Record<Family, Measures>>> = {
  'enclosure-corner': { width: 6, depth: 6 },
  'enclosure-quadrant': { width: 6, depth: 6 },
  'shower-door-hinged': { width: 8 },
  'shower-door-sliding': { width: 6 },
  'sauna-door': { width: 10, height: 10 },
  'interior-door': { width: 15, height: 10 },
}

/** The model in the document of the parent product (design: made-to-measure). */
export function madeToMeasureModel(productId: number, construction: Construction): MadeToMeasureModel {
  const { tariff } = construction
  return {
    version: 1,
    family: construction.family,
    size_value: OWN_MEASURES.value,
    dimensions: dimensions(productId, construction),
    standard_sizes: construction.sizes.map((size) => standardSize(construction, size)),
    choices: choices(productId, construction),
    profiles: construction.finishes.map((id) => ({ id, color: finishes[id].value })),
    limits: construction.limits,
    thickness: construction.thickness,
    density_kg_per_m2_mm: DENSITY_KG_PER_M2_MM,
    adjustment: construction.adjustment,
    ...(construction.radius === undefined ? {} : { radius: construction.radius }),
    ...(construction.bars === undefined ? {} : { bars: construction.bars }),
    ...(CLEARANCES[construction.family] && { clearance: CLEARANCES[construction.family] }),
    price: {
      glass_per_m2: inOre(tariff.glassPerM2),
      edge: toOre(tariff.edge),
      hardware: inOre(tariff.hardware),
      made_to_measure_fee: toOre(tariff.fee),
      minimum: toOre(tariff.minimum),
    },
    delivery: { standard_days: construction.standardDays, made_to_measure_days: construction.ownDays },
  }
}

export function measuresOf({ standardHeight }: Construction, size: SizeId): Measures {
  return { ...(standardHeight === undefined ? {} : { height: standardHeight }), ...sizes[size].measures }
}

function standardSize(construction: Construction, size: SizeId): StandardSize {
  return { size_value: sizes[size].value, ...measuresOf(construction, size) }
}

function dimensions(productId: number, construction: Construction): readonly Dimension[] {
  return Object.entries(construction.dimensions).map(([code, range], index) => ({
    code: code as DimensionCode,
    option_id: optionId(productId, index + 1),
    label: range.label,
    min: range.min,
    max: range.max,
    step: 1,
    default: range.default,
  }))
}

function choices(productId: number, { glass, choices: codes }: Construction): readonly Choice[] {
  const glassOption = optionId(productId, FIRST_CHOICE_OPTION)
  const glassChoice: Choice = {
    code: 'glass',
    option_id: glassOption,
    values: glass.map((id, index) => ({ id, option_type_id: optionTypeId(glassOption, index) })),
  }
  const others = codes.map((code, position): Choice => {
    const option = optionId(productId, FIRST_CHOICE_OPTION + 1 + position)
    return {
      code,
      option_id: option,
      values: choiceDefinition(code).values.map(({ id, surcharge }, index) => ({
        id,
        option_type_id: optionTypeId(option, index),
        ...(surcharge > 0 ? { surcharge: toOre(surcharge) } : {}),
      })),
    }
  })
  return [glassChoice, ...others]
}

function inOre(amounts: Readonly<Partial<Record<string, number>>>): Readonly<Record<string, Ore>> {
  return Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, toOre(amount ?? 0)]))
}
