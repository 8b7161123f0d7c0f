const QUIET_MS = 250

/** Resolves when nothing was drawn and nothing has come for a moment. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(done, QUIET_MS)
    const again = (): void => {
      clearTimeout(timer)
      timer = setTimeout(done, QUIET_MS)
    }
    const drawing = new MutationObserver(again)
    drawing.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    const coming = new PerformanceObserver(again)
    coming.observe({ type: 'resource' })
    function done() {
      drawing.disconnect()
      coming.disconnect()
      resolve()
    }
  })
}
