import type { Page } from '@playwright/test'

/** Holds back requests until the returned function lets them go on. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(address, async (route) => {
    await held
    await route.fallback()
  })
  return letGo
}
