/** A redirect as a file names it, before it is checked. */
export interface RedirectRow {
  readonly from: string
  readonly to: string
  /** Empty for 301. */
  readonly status: string
  /** The file and the line or document. */
  readonly place: string
}
