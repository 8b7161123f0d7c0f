import type { CustomOptionChoice } from '@vitrin/kernel'
import { add, percentOf } from './amounts'
import { toOre, type Ore } from './money'

export interface CustomOptionPrices {
  readonly option_id: string | number
  readonly values?: readonly CustomOptionValuePrice[]
}

export interface CustomOptionValuePrice {
  readonly option_type_id: string | number
  /** Gross SEK, or percent of the product's price. */
  readonly price: number
  readonly price_type: 'fixed' | 'percent'
}

/**
 * The surcharge of the chosen option values for one piece. Percentages are taken of the price of the unconfigured
 * product (R5.10, contract §15.10).
 * Values without a positive `option_type_id` (typed text among them) add nothing.
 */
export function customOptionsDelta(
  options: readonly CustomOptionPrices[],
  choices: readonly CustomOptionChoice[],
  basePrice: Ore,
): Ore {
  const values = chosenValues(options, choices).filter((value) => Number(value.option_type_id) > 0)
  return add(...values.map((value) => surchargeOf(value, basePrice)))
}

function chosenValues(
  options: readonly CustomOptionPrices[],
  choices: readonly CustomOptionChoice[],
): readonly CustomOptionValuePrice[] {
  return choices.flatMap((choice) => {
    const option = options.find(({ option_id }) => String(option_id) === choice.option_id)
    const chosen = new Set(choice.option_value.split(','))
    return (option?.values ?? []).filter(({ option_type_id }) => chosen.has(String(option_type_id)))
  })
}

function surchargeOf(value: CustomOptionValuePrice, basePrice: Ore): Ore {
  return value.price_type === 'percent' ? percentOf(basePrice, value.price) : toOre(value.price)
}
