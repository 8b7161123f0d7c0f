/** A browser is never idle while it waits for a frame that it does not draw, and not every browser tells. */
const MAX_WAIT_MS = 2000

/** Resolves when the browser has nothing else to do, or after two seconds. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: MAX_WAIT_MS })
    else setTimeout(resolve, 200)
  })
}
