import type * as AfterFirstPaint from './after-first-paint'

type Code = typeof AfterFirstPaint

/** Loaded code is one for the page. */
let code: Code | undefined

/** The code behind loading and adding, fetched when a store is first asked to. A second `import` would answer a task later, and the browser paints in between. */
export const later = async (): Promise<Code> => (code ??= await import('./after-first-paint'))

/** Fetches it before that. */
export async function prepareCatalog(): Promise<void> {
  await later()
}
