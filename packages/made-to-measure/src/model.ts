import type { Ore } from '@vitrin/pricing'

export type Family =
  | 'enclosure-corner'
  | 'enclosure-quadrant'
  | 'shower-door-hinged'
  | 'shower-door-sliding'
  | 'shower-wall'
  | 'bath-screen'
  | 'mirror-round'
  | 'mirror-rect'
  | 'sauna-door'
  | 'interior-door'
  | 'interior-door-sliding'

export type DimensionCode = 'width' | 'depth' | 'height' | 'diameter'

/** Lengths in whole millimetres. */
export type Measures = Readonly<Partial<Record<DimensionCode, number>>>

/** Choice code → value id, e.g. `{ glass: 'clear', hinge_side: 'left' }`. */
export type Choices = Readonly<Record<string, string>>

export interface Dimension {
  readonly code: DimensionCode
  readonly option_id: number
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly default: number
}

export interface StandardSize extends Measures {
  /** Option value of the attribute `size`. */
  readonly size_value: string
}

export interface ChoiceValue {
  readonly id: string
  readonly option_type_id: number
  /** Fixed surcharge in öre incl. VAT; glass is priced by its rate instead. */
  readonly surcharge?: Ore
}

export interface Choice {
  readonly code: string
  readonly option_id: number
  readonly values: readonly ChoiceValue[]
}

/** A profile finish and its value of the attribute `color`. */
export interface Profile {
  readonly id: string
  readonly color: string
}

export type LimitRule =
  | { readonly rule: 'max-area'; readonly m2: number }
  | { readonly rule: 'max-weight-per-hinge'; readonly kg: number }
  | { readonly rule: 'max-ratio'; readonly value: number }

/** What a list has of a model: between which lengths a product is cut, in mm. */
export interface CutRange {
  readonly family: Family
  readonly dimensions: readonly Pick<Dimension, 'code' | 'min' | 'max'>[]
}

/**
 * The document that a product parent has as `made_to_measure` (design: made-to-measure).
 * Amounts are öre with VAT, lengths are mm.
 */
export interface MadeToMeasureModel {
  readonly version: number
  readonly family: Family
  /** Option value of `size` that means own measures. */
  readonly size_value: string
  readonly dimensions: readonly Dimension[]
  readonly standard_sizes: readonly StandardSize[]
  readonly choices: readonly Choice[]
  readonly profiles: readonly Profile[]
  readonly limits: readonly LimitRule[]
  readonly thickness: number
  readonly density_kg_per_m2_mm: number
  readonly adjustment: { readonly minus: number; readonly plus: number }
  /** Corner radius of a quadrant, 550 unless given. */
  readonly radius?: number
  /** Frame width of sauna and interior doors, 45 unless given. */
  readonly frame?: number
  /** Hinges of each hinged pane; without it the height decides. */
  readonly hinges?: number
  /** Glazing bars across each leaf of a door, none unless given. */
  readonly bars?: number
  /** What the workshop takes off the measures of an opening, so that the glass goes in. */
  readonly clearance?: Measures
  readonly price: {
    readonly glass_per_m2: Readonly<Record<string, Ore>>
    readonly edge: Ore
    readonly hardware: Readonly<Record<string, Ore>>
    readonly made_to_measure_fee: Ore
    readonly minimum: Ore
  }
  readonly delivery: {
    readonly standard_days: readonly [from: number, to: number]
    readonly made_to_measure_days: readonly [from: number, to: number]
  }
}

/** One line of a price. `quantity` in `unit`: m² for glass, pieces otherwise. */
export interface BreakdownLine {
  readonly code: 'glass' | 'edge' | 'hardware' | 'choice' | 'made-to-measure' | 'minimum' | 'special'
  /** The glass, profile or choice value of the line. */
  readonly detail?: string
  readonly amount: Ore
  readonly quantity: number
  readonly unit: 'm2' | 'piece'
}

export interface Breakdown {
  readonly lines: readonly BreakdownLine[]
  readonly total: Ore
}

/** The part of a piece that a cart or order line stores, so that drawing and price need no model later. */
export interface MadeToMeasureSnapshot {
  readonly version: number
  readonly family: Family
  readonly thickness: number
  readonly profile: string
  readonly measures: Measures
  readonly choices: Choices
  readonly breakdown: Breakdown
  readonly radius?: number
  readonly frame?: number
  readonly hinges?: number
  readonly bars?: number
}
