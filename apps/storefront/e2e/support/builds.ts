import type { Locator, Page } from '@playwright/test'

/** The version of the shop that this page is of. */
export function buildOf(page: Page): Promise<string> {
  return page.evaluate(() => (JSON.parse(document.getElementById('state')!.textContent) as { cacheVersion: string }).cacheVersion)
}

/** As the browser does now and then by itself. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
}

export function updatePrompt(page: Page): Locator {
  return page.getByText('En ny version finns. Ladda om när du vill.')
}
