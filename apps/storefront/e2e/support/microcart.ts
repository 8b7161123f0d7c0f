import { expect, type Locator, type Page } from '@playwright/test'
import { cartButton } from './product'
import { isNarrow } from './width'

export function microcart(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Varukorg/ })
}

/** Opens the cart panel and, on narrow screens, the part with discount and shipping. */
export async function openMicrocart(page: Page): Promise<Locator> {
  await cartButton(page).click()
  const cart = microcart(page)
  await expect(cart).toBeVisible()
  if (isNarrow(page)) await cart.getByRole('button', { name: 'Visa rabatt och frakt' }).click()
  return cart
}

export function cartLine(page: Page, name: string): Locator {
  return microcart(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
}
