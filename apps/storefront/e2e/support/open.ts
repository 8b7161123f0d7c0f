import type { Page } from '@playwright/test'
import { hydrated } from '../fixtures'

/** Opens an address of the shop and waits until React answers. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}
