/** What a page tells the worker. */
export type ToWorker =
  /** This page was loaded past the worker, with these pictures. */
  | { readonly type: 'keep'; readonly address: string; readonly pictures: readonly string[] }
  | { readonly type: 'take-over' }

/** What a worker tells every page: its build is on the device, then in charge. */
export interface FromWorker {
  readonly type: 'installed' | 'activated'
  readonly build: string
}
