/** Ids arrive as numbers or strings and compare as strings. */
export type LooseId = string | number

/** Lists travel as arrays, or as maps keyed by option id (contract §5). */
type Listed<Entry> = readonly Entry[] | Readonly<Record<string, Entry>>

interface LooseCustomOption {
  readonly option_id: LooseId
  readonly option_value?: LooseId | null | undefined
}

interface LooseBundleOption {
  readonly option_id: LooseId
  readonly option_qty?: LooseId | null | undefined
  readonly option_selections?: readonly LooseId[] | null | undefined
}

/** Chosen options as any host or client may write them. */
export interface LooseProductOption {
  readonly extension_attributes?:
    | {
        readonly custom_options?: Listed<LooseCustomOption> | null | undefined
        readonly bundle_options?: Listed<LooseBundleOption> | null | undefined
        readonly configurable_item_options?: Listed<LooseCustomOption> | null | undefined
      }
    | null
    | undefined
}

export function listed<Entry>(list: Listed<Entry> | null | undefined): readonly Entry[] {
  return list ? Object.values(list) : []
}
