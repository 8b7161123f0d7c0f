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
  readonly edits: readonly Edit[]
}
