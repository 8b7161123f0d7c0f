import { expect, type Page } from '@playwright/test'
import { microcart } from './microcart'

export const sara = {
  firstName: 'Sara',
  lastName: 'Berg',
  email: 'sara.berg@example.se',
  street: 'Storgatan 1',
  zip: '111 22',
  city: 'Stockholm',
  phone: '070-123 45 67',
} as const

export async function goToCheckout(page: Page): Promise<void> {
  await microcart(page).locator('.pay').getByRole('link', { name: 'Till kassan' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Vem beställer?' })).toBeVisible()
}

export async function fillPersonal(
  page: Page,
  { next = 'Vart ska glaset?', email = sara.email }: { readonly next?: string; readonly email?: string } = {},
): Promise<void> {
  await page.getByLabel('Förnamn').fill(sara.firstName)
  await page.getByLabel('Efternamn').fill(sara.lastName)
  await page.getByLabel('E-post').fill(email)
  await page.getByRole('button', { name: /^Vidare till/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: next })).toBeVisible()
}

/** Expects the name that the shopper typed in the step before. */
export async function fillShipping(page: Page): Promise<void> {
  await expect(page.getByLabel('Förnamn')).toHaveValue(sara.firstName)
  await page.getByLabel('Gatuadress').fill(sara.street)
  await page.getByLabel('Postnummer').fill(sara.zip)
  await page.getByLabel('Ort').fill(sara.city)
  await page.getByLabel('Telefon').fill(sara.phone)
  await expect(page.getByRole('radio', { name: /^Hemleverans, vi bär in/ })).toBeChecked()
  await page.getByRole('button', { name: 'Vidare till betalning' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Hur vill du betala?' })).toBeVisible()
}

export async function fillPayment(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Betalning vid leverans' })).toBeChecked()
  await page.getByRole('button', { name: 'Vidare till granskning' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Granska och beställ' })).toBeVisible()
}

/** Accepts the terms, places the order and returns its number. */
export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('checkbox', { name: /köpvillkoren/ }).check()
  await page.getByRole('button', { name: 'Beställ med betalningsansvar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Tack, ${sara.firstName}` })).toBeVisible()
  const number = page.getByRole('main').locator('dt:text-is("Beställning") + dd')
  await expect(number).toHaveText(/^\d{9}$/)
  return number.innerText()
}

export async function orderAsGuest(page: Page): Promise<string> {
  await fillPersonal(page)
  await fillShipping(page)
  await fillPayment(page)
  return placeOrder(page)
}

/** Places an order while the shop does not answer: the order stays on the device. */
export async function orderIntoOutbox(page: Page): Promise<void> {
  await fillPersonal(page)
  await fillShipping(page)
  await fillPayment(page)
  await page.getByRole('checkbox', { name: /köpvillkoren/ }).check()
  await page.getByRole('button', { name: 'Beställ med betalningsansvar' }).click()
  await expect(page.getByText('Sparat på den här enheten, inte skickat. Inget är köpt ännu.')).toBeVisible({
    timeout: 15_000,
  })
}
