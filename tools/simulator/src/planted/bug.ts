/** One exact replacement in one module of the workspace. */
export interface Edit {
  /** From the root of the workspace. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/** A plausible mistake. It has several edits where one defence would hide the other. */
export interface PlantedBug {
  readonly name: string
  /** A seed that finds the bug. It is tried first. Absent if a regression finds the bug, or no seed is known. */
  readonly seed?: number
  readonly edits: readonly Edit[]
}
