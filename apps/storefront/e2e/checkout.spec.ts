import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { fillPayment, fillPersonal, fillShipping, goToCheckout } from './support/checkout'
import { openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, unden } from './support/product'

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test.beforeEach(async ({ page }) => {
  await open(page, unden.address)
  await addToCart(page)
  await openMicrocart(page)
  await goToCheckout(page)
})

test('its steps stand in the address: back and forward walk them, a reload stays, and a step too far opens the first that is missing [R2.25]', async ({ page }) => {
  await fillPersonal(page)
  await expect(page).toHaveURL(/\/sv\/checkout#shipping$/)
  await fillShipping(page)
  await expect(page).toHaveURL(/#payment$/)
  await page.goBack()
  await expect(question(page, 'Vart ska glaset?')).toBeFocused()
  await page.goBack()
  await expect(question(page, 'Vem beställer?')).toBeFocused()
  await page.goForward()
  await page.goForward()
  await expect(question(page, 'Hur vill du betala?')).toBeFocused()
  await page.reload()
  await expect(question(page, 'Hur vill du betala?')).toBeVisible()
  await page.getByRole('button', { name: 'Ändra leverans' }).click()
  await expect(page).toHaveURL(/#shipping$/)
  await page.goBack()
  await fillPayment(page)
  await expect(page).toHaveURL(/#orderReview$/)
})

test('a step whose predecessors are not filled in leads to the first that is', async ({ page }) => {
  await page.goto('/sv/checkout#orderReview')
  await page.reload()
  await expect(question(page, 'Vem beställer?')).toBeVisible()
  await expect(page).toHaveURL(/#personalDetails$/)
})
