import type { Attribute } from './attribute'

/** The attributes whose labels are known, and a way to load more. `AttributeStore` is one. */
export interface KnownAttributes {
  readonly attributes: readonly Attribute[]
  load(codes: readonly string[]): Promise<void>
  /** Takes over attributes that came with a page. */
  loaded(attributes: readonly Attribute[]): void
}
