/** Messages from a page to the worker. */
export type ToWorker =
  /** This page was loaded without the worker, with these pictures. */
  | { readonly type: 'keep'; readonly address: string; readonly pictures: readonly string[] }
  | { readonly type: 'take-over' }

/** Messages from the worker to all pages: its build is stored, and later it is active. */
export interface FromWorker {
  readonly type: 'installed' | 'activated'
  readonly build: string
}
