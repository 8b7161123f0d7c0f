import { expect, type Page } from '@playwright/test'
import { tabTo, typeInto } from './keyboard'
import { microcart } from './microcart'
import { buyForm, cartButton } from './product'

/** On a door's page: enters own measures and adds the door to the cart, without a pointer. */
export async function addCutDoorByKeyboard(page: Page): Promise<void> {
  const form = buyForm(page)
  await tabTo(page, form.getByRole('radio', { name: 'Standardmått' }))
  await page.keyboard.press('ArrowRight')
  await typeInto(page, form.getByRole('textbox', { name: 'Bredd' }), '893')
  await typeInto(page, form.getByRole('textbox', { name: 'Höjd' }), '2010')
  await tabTo(page, form.getByRole('checkbox', { name: /^Måtten stämmer/ }))
  await page.keyboard.press('Space')
  await addByKeyboard(page)
}

/** Presses the page's add button, without a pointer. */
export async function addByKeyboard(page: Page): Promise<void> {
  await tabTo(page, buyForm(page).getByRole('button', { name: 'Lägg i varukorgen' }))
  await page.keyboard.press('Enter')
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 1 vara')
}

/** Tabs back to the cart button in the header, opens the cart and goes to the checkout. */
export async function goToCheckoutByKeyboard(page: Page): Promise<void> {
  await tabTo(page, cartButton(page), { back: true })
  await page.keyboard.press('Enter')
  await tabTo(page, microcart(page).locator('.pay').getByRole('link', { name: 'Till kassan' }))
  await page.keyboard.press('Enter')
}
