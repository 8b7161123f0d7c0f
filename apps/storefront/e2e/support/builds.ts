import { expect, type Locator, type Page } from '@playwright/test'
import { PRECACHE_TIMEOUT_MS } from './device'

/** The build version that served this page. */
export function buildVersionOf(page: Page): Promise<string> {
  return page.evaluate(
    () => (JSON.parse(document.getElementById('state')!.textContent) as { cacheVersion: string }).cacheVersion,
  )
}

/** Makes the service worker look for a newer build; the browser does the same from time to time. */
export async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
}

/** Waits until the newer service worker has cached all its files and waits to take over. */
export async function waitForDownloadedUpdate(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)), {
      timeout: PRECACHE_TIMEOUT_MS,
    })
    .toBe(true)
}

export function updatePrompt(page: Page): Locator {
  return page.getByText('En ny version finns. Ladda om när du vill.')
}
