import { ore, roundHalfUp, type NetOre, type Ore } from './money'

/** Gross amounts or net amounts, never both. */
export function add(...amounts: readonly Ore[]): Ore
export function add(...amounts: readonly NetOre[]): NetOre
export function add(...amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

export function subtract(amount: Ore, other: Ore): Ore {
  return ore(amount - other)
}

/** Rounded to whole öre: a quantity may be half a piece. */
export function multiply(amount: Ore, factor: number): Ore {
  return ore(roundHalfUp(amount * factor))
}

/** Never −0, which `Object.is` distinguishes from 0. */
export function negate(amount: Ore): Ore {
  return ore(0 - amount)
}

export function percentOf(amount: Ore, percent: number): Ore {
  return ore(roundHalfUp((amount * percent) / 100))
}

export function lowest(first: Ore, ...others: readonly Ore[]): Ore {
  return ore(Math.min(first, ...others))
}
