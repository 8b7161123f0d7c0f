/** One exact replacement in one module of the workspace. */
export interface Edit {
  /** From the root of the workspace. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/** A mistake that somebody could make. Several edits where a second defence hides the first. */
export interface PlantedBug {
  readonly name: string
  /** Finds it as things are now and is tried first; the regressions and other seeds follow. None where a regression finds it, or none is known yet. */
  readonly seed?: number
  readonly edits: readonly Edit[]
}
