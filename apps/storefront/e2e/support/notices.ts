import type { Locator, Page } from '@playwright/test'

/** The live region of a page or dialog that says this. */
export function notice(place: Page | Locator, text: string): Locator {
  return place.locator('[aria-live=polite]').filter({ hasText: text })
}
