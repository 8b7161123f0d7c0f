import type { Locator } from '@playwright/test'

/** Replaces the text of a field as a shopper does: selects it, then presses one key at a time. */
export async function typeText(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('ControlOrMeta+A')
  if (text === '') await field.press('Delete')
  else await field.pressSequentially(text)
}
