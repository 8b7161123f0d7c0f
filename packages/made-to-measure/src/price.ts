import { add, lowest, negate, ore, subtract, type Ore } from '@vitrin/pricing'
import type { Breakdown, BreakdownLine, Choices, MadeToMeasureModel, Measures } from './model'
import { panes } from './panes'

/** The prices of the own-measures child: gross öre for the default measures. */
export interface SpecialPrice {
  readonly original: Ore
  readonly special: Ore
}

/** The choice that selects a rate per m² instead of adding a surcharge. */
const GLASS = 'glass'

/** The price of one piece, gross (design: price of one piece). Expects measures and choices that `validate` accepts. */
export function price(
  model: MadeToMeasureModel,
  measures: Measures,
  choices: Choices,
  profile: string,
  special?: SpecialPrice,
): Breakdown {
  const cut = [
    glassLine(model, measures, choices),
    piece('edge', model.price.edge),
    hardwareLine(model, profile),
    ...surchargeLines(model, choices),
    piece('made-to-measure', model.price.made_to_measure_fee),
  ].filter(({ amount }) => amount !== 0)
  const atLeast = [...cut, ...minimumLine(model, total(cut))]
  const lines = [...atLeast, ...specialLine(special, total(atLeast))]
  return { lines, total: total(lines) }
}

/** The total before the reduction of a special price. */
export function regularTotal({ lines, total: reduced }: Breakdown): Ore {
  return subtract(reduced, total(lines.filter(({ code }) => code === 'special')))
}

function glassLine(model: MadeToMeasureModel, measures: Measures, choices: Choices): BreakdownLine {
  const areaMm2 = panes(model, measures, choices).reduce((sum, pane) => sum + pane.width * pane.height, 0)
  const [glass, rate] = rateOf(model.price.glass_per_m2, choices[GLASS])
  const wholeKronor = Math.round((areaMm2 * rate) / 100_000_000)
  return { code: 'glass', detail: glass, amount: ore(wholeKronor * 100), quantity: areaMm2 / 1_000_000, unit: 'm2' }
}

function hardwareLine(model: MadeToMeasureModel, profile: string): BreakdownLine {
  const [id, amount] = rateOf(model.price.hardware, profile)
  return piece('hardware', amount, id)
}

/** A missing choice uses the model's first rate. */
function rateOf(rates: Readonly<Record<string, Ore>>, id: string | undefined): readonly [id: string, rate: Ore] {
  const entries = Object.entries(rates)
  return entries.find(([key]) => key === id) ?? entries[0] ?? ['', ore(0)]
}

function surchargeLines(model: MadeToMeasureModel, choices: Choices): readonly BreakdownLine[] {
  return model.choices
    .filter(({ code }) => code !== GLASS)
    .map(({ code, values }) => {
      const value = values.find(({ id }) => id === choices[code])
      return piece('choice', value?.surcharge ?? ore(0), `${code}:${value?.id ?? ''}`)
    })
}

function minimumLine(model: MadeToMeasureModel, sum: Ore): readonly BreakdownLine[] {
  return sum < model.price.minimum ? [piece('minimum', subtract(model.price.minimum, sum))] : []
}

/** A special price takes the same amount off all measures. */
function specialLine(special: SpecialPrice | undefined, sum: Ore): readonly BreakdownLine[] {
  if (!special || special.special >= special.original) return []
  return [piece('special', negate(lowest(subtract(special.original, special.special), sum)))]
}

function piece(code: BreakdownLine['code'], amount: Ore, detail?: string): BreakdownLine {
  return { code, ...(detail === undefined ? undefined : { detail }), amount, quantity: 1, unit: 'piece' }
}

function total(lines: readonly BreakdownLine[]): Ore {
  return add(...lines.map(({ amount }) => amount))
}
