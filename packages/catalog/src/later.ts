/** The code behind loading and adding, fetched when a store is first asked to. */
export const later = () => import('./after-first-paint')

/** Fetches it before that. */
export async function prepareCatalog(): Promise<void> {
  await later()
}
