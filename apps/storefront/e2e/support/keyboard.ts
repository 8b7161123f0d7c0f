import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 150

/** Tabs to a control as a shopper without a pointer does; fails when the focus never comes there. */
export async function tabTo(page: Page, target: Locator, { back = false } = {}): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`)
}

/** Tabs to a field and types over what stands there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
