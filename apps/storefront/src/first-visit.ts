import type { Storefront } from '@vitrin/storefront'
import { klarglas } from '../config/klarglas'
import { isFirstVisit, isMetered } from './metered'

/** A worker that takes longer must not keep current prices and stock from the page. */
const MAX_WAIT_MS = 10_000

/** Pages that show a new visitor nothing of a cart, an account or a list. */
const ENTRANCES: ReadonlySet<string> = new Set([
  'home',
  'category',
  'product',
  'search',
  'bestsellers',
  'standard-sizes',
  'custom-sizes',
  'cms-page',
  'static',
  'company-info',
  'custom-solutions',
  'terms',
  'portfolio',
  'page-not-found',
])

/**
 * Resolves when the page needs more than it shows. On the first visit the worker fetches the code of the whole shop,
 * and the page takes it from there instead of asking twice. A press, a key or ten seconds end the wait.
 *
 * @param pressed resolves after the first press
 * @param worker settles when the worker has the shop, or when the browser will have none
 */
export async function restIsWanted(
  { pages }: Storefront,
  pressed: Promise<void>,
  worker: Promise<unknown>,
): Promise<void> {
  if (!ENTRANCES.has(pages.current?.id ?? '') || navigator.serviceWorker?.controller) return
  const filled = isMetered() && isFirstVisit() ? [] : [worker.catch(() => undefined)]
  // A device that is slow to tell what it has must not keep a press waiting.
  const known = new Promise<void>((resolve) => void isKnown().then((is) => is && resolve(), resolve))
  await Promise.race([...filled, known, pressed, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}

/** Whether this device has stored something of a shopper. A browser that cannot tell may have. */
async function isKnown(): Promise<boolean> {
  const stored = await indexedDB.databases?.().catch(() => undefined)
  return stored?.some(({ name }) => name === `${klarglas.storeView.storeCode}-shop`) ?? true
}
