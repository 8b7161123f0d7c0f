import { useCallback, useState } from 'react'

export interface ShownFaults<Fault> {
  /** The faults to show now. */
  readonly shown: readonly Fault[]
  /** The shopper changes a field. Call it before the change. */
  readonly typing: () => void
  /** The shopper leaves a field. */
  readonly left: () => void
  /** For an element around the fields: sending its form shows every fault, also from within a field. */
  readonly fields: (element: HTMLElement | null) => (() => void) | undefined
}

/**
 * Which faults of fields to show. While a shopper types, no new fault appears, but a mended one disappears at once.
 * When the field is left, every fault is shown. `keyOf` tells faults apart; of two with one key the first is shown.
 */
export function useShownFaults<Fault>(faults: readonly Fault[], keyOf: (fault: Fault) => string): ShownFaults<Fault> {
  /** Keys of the faults that were shown before the last key press; `undefined` while the shopper is not typing. */
  const [before, setBefore] = useState<ReadonlySet<string>>()
  const unlike = [...new Map(faults.toReversed().map((fault) => [keyOf(fault), fault])).values()].toReversed()
  const shown = before ? unlike.filter((fault) => before.has(keyOf(fault))) : unlike
  const left = useCallback(() => setBefore(undefined), [])
  const fields = useCallback(
    (element: HTMLElement | null) => {
      const form = element?.closest('form')
      form?.addEventListener('submit', left)
      return form ? () => form.removeEventListener('submit', left) : undefined
    },
    [left],
  )
  return { shown, typing: () => setBefore(new Set(shown.map(keyOf))), left, fields }
}
