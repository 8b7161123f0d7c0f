import type { DimensionCode, Family, LimitRule } from '@vitrin/made-to-measure'
import type { ChoiceCode } from '../shop/choices'
import type { FinishId } from '../shop/finishes'
import type { GlassId } from '../shop/glasses'
import type { SizeId } from '../shop/sizes'
import type { Traits } from '../shop/trade-attributes'

export interface DimensionRange {
  readonly label: string
  readonly min: number
  readonly max: number
  /** The initial value of the field. It never makes a standard size, which has its own price and stock. */
  readonly default: number
}

/** Gross SEK for one piece. */
interface Tariff {
  readonly glassPerM2: Readonly<Partial<Record<GlassId, number>>>
  readonly edge: number
  readonly hardware: Readonly<Partial<Record<FinishId, number>>>
  readonly fee: number
  readonly minimum: number
}

/** The parts, limits and prices of a series: the source of its made-to-measure model. */
export interface Construction {
  readonly family: Family
  /** Horizontal glazing bars on each leaf. The product has other pictures, but the same geometry. */
  readonly bars?: number
  /** Has pictures of its own: taller or lower than usual, or of the other side. */
  readonly look?: 'tall' | 'low' | 'half' | 'left'
  readonly dimensions: Readonly<Partial<Record<DimensionCode, DimensionRange>>>
  readonly sizes: readonly SizeId[]
  /** Height of the standard sizes without their own height. */
  readonly standardHeight?: number
  /** The first one is included in the price and shown in the pictures. */
  readonly glass: readonly [GlassId, ...GlassId[]]
  readonly finishes: readonly [FinishId, ...FinishId[]]
  readonly choices: readonly ChoiceCode[]
  readonly limits: readonly LimitRule[]
  readonly thickness: number
  readonly radius?: number
  readonly adjustment: { readonly minus: number; readonly plus: number }
  readonly tariff: Tariff
  readonly standardDays: readonly [from: number, to: number]
  readonly ownDays: readonly [from: number, to: number]
  readonly traits: Traits
}
