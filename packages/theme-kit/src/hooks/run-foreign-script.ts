/** A slow site still shows its reviews; a shopper has stopped waiting by then. */
const MAX_WAIT_MS = 10_000

export interface ForeignScript {
  readonly address: string
  /** The element that the script fills. */
  readonly place: HTMLElement
  readonly onEnd: (state: 'shown' | 'failed') => void
  /** Runs something later; the returned function takes it back. */
  readonly after: (delayMs: number, run: () => void) => () => void
}

/**
 * Runs the script of another site, which shows something in an element of the page. It has failed when it cannot be
 * loaded, throws, or shows nothing in time. The returned function stops waiting.
 */
export function runForeignScript({ address, place, onEnd, after }: ForeignScript): () => void {
  const script = document.createElement('script')
  const ending = new AbortController()
  const end = (state: 'shown' | 'failed'): void => {
    stop()
    onEnd(state)
  }
  const filled = new MutationObserver(() => {
    if (place.childElementCount > 0) end('shown')
  })
  const cancelWait = after(MAX_WAIT_MS, () => end('failed'))
  const stop = (): void => {
    ending.abort()
    filled.disconnect()
    cancelWait()
    script.remove()
  }
  const { signal } = ending
  const { origin } = new URL(address)
  // Browsers do not name the file of a script of another origin.
  const isItsError = ({ filename }: ErrorEvent): boolean => filename === '' || filename.startsWith(origin)
  addEventListener('error', (event) => isItsError(event) && end('failed'), { signal })
  script.addEventListener('error', () => end('failed'), { signal })
  filled.observe(place, { childList: true, subtree: true })
  script.async = true
  script.src = address
  document.head.append(script)
  return stop
}
