import type { Page } from '@playwright/test'

/** Below 1024 px the shop uses its narrow layout (R9.17). */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024
}
