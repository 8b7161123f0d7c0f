import { useEffect, useRef, useState } from 'react'
import { runForeignScript } from './run-foreign-script'

export interface ForeignScriptState {
  readonly state: 'loading' | 'shown' | 'failed'
  /** For the element that the script fills; React renders nothing in it. */
  readonly place: (element: HTMLElement | null) => void
  readonly again: () => void
}

/** Runs the script of another site, which fills an element; without an address nothing is loaded. */
export function useForeignScript(address: string | undefined): ForeignScriptState {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [state, setState] = useState<ForeignScriptState['state']>('loading')
  const hasRun = useRef(false)
  useEffect(() => {
    // A script that has run cannot be removed, so the page is loaded again without it.
    if (address === undefined && hasRun.current) location.reload()
    if (address === undefined || !place) return undefined
    hasRun.current = true
    return runForeignScript({ address, place, onEnd: setState, after })
  }, [address, place])
  return { state, place: setPlace, again: () => setState('loading') }
}

function after(delayMs: number, run: () => void): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}
