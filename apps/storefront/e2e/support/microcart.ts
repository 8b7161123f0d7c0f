import { expect, type Locator, type Page } from '@playwright/test'
import { handsOn } from './hands'
import { cartButton } from './product'

export function microcart(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Varukorg/ })
}

/** Opens the cart panel and, where it is folded, the part with discount and shipping. */
export async function openMicrocart(page: Page): Promise<Locator> {
  await cartButton(page).click()
  const cart = microcart(page)
  await expect(cart).toBeVisible()
  await handsOn(page).cartPanel.unfoldSums()
  return cart
}

export function cartLine(page: Page, name: string): Locator {
  return microcart(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
}
