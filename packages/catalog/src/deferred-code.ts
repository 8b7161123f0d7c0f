import { lazy } from '@vitrin/kernel'

const deferredCode = lazy(() => import('./after-first-paint'))

/**
 * The code for loading and adding, which no first paint needs. It is loaded once, when a store first needs it. Every
 * store calls this function: a second `import()` would answer a task later, and the browser would paint in between.
 */
export const loadDeferredCode = deferredCode.load

/** Loads that code before a store needs it. */
export async function prepareCatalog(): Promise<void> {
  await loadDeferredCode()
}
