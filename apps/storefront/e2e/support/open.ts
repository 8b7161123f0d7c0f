import type { Page } from '@playwright/test'
import { waitForHydration } from '../fixtures'

/** Opens an address of the shop and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
}
