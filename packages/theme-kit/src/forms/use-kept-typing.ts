import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What was typed is kept when the shopper has paused for this long. */
const PAUSE_MS = 300

/** Calls `keep` after each pause in typing. */
export function useKeptTyping<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  keep: (() => void) | undefined,
): void {
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  const isKept = keep !== undefined
  useEffect(() => {
    if (!isKept) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(() => latest.current?.(), PAUSE_MS)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [subscribe, isKept])
}
