import type { Page } from '@playwright/test'
import { handsOn } from './hands'
import { tabTo, typeInto } from './keyboard'

/** On a door's page: enters own measures and adds the door to the cart, without a pointer. */
export async function addCutDoorByKeyboard(page: Page): Promise<void> {
  const { productPage, at } = handsOn(page)
  await tabTo(page, at(productPage.standardMode))
  await page.keyboard.press('ArrowRight')
  await typeInto(page, at(productPage.measure('width')), '893')
  await typeInto(page, at(productPage.measure('height')), '2010')
  await tabTo(page, at(productPage.consent))
  await page.keyboard.press('Space')
  await addByKeyboard(page)
}

/** Presses the page's add button, without a pointer. */
export async function addByKeyboard(page: Page): Promise<void> {
  const { productPage, header, at } = handsOn(page)
  await tabTo(page, at(productPage.addButton))
  await page.keyboard.press('Enter')
  await header.waitForCartCount(1)
}

/** Tabs back to the cart button in the header, opens the cart and goes to the checkout. */
export async function goToCheckoutByKeyboard(page: Page): Promise<void> {
  const { header, cartPanel, at } = handsOn(page)
  await tabTo(page, at(header.cartButton), { back: true })
  await page.keyboard.press('Enter')
  await tabTo(page, at(cartPanel.checkoutLink))
  await page.keyboard.press('Enter')
}
