import type { Page } from '@playwright/test'

/** Under 1024 px the shop shows its narrow form (R9.17). */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024
}
