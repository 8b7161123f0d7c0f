import { expect, type Locator, type Page } from '@playwright/test'
import { WHOLE_SHOP_MS } from './device'

/** The version of the shop that this page is of. */
export function buildOf(page: Page): Promise<string> {
  return page.evaluate(
    () => (JSON.parse(document.getElementById('state')!.textContent) as { cacheVersion: string }).cacheVersion,
  )
}

/** As the browser does now and then by itself. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
}

/** The newer worker has the whole of its shop on the device. */
export async function updateWaits(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)), {
      timeout: WHOLE_SHOP_MS,
    })
    .toBe(true)
}

export function updatePrompt(page: Page): Locator {
  return page.getByText('En ny version finns. Ladda om när du vill.')
}
