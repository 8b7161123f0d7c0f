import { expect, test, type Locator, type Page } from '@playwright/test'
import type { CheckoutStep } from '@vitrin/hands'
import { handsOn } from './hands'

export const sara = {
  firstName: 'Sara',
  lastName: 'Berg',
  /** Of this journey: the shop limits the orders and mails of one address. */
  get email() {
    return `sara.${test.info().testId.slice(-12)}@example.se`
  },
  street: 'Storgatan 1',
  zip: '111 22',
  city: 'Stockholm',
  phone: '070-123 45 67',
} as const

export async function goToCheckout(page: Page): Promise<void> {
  await handsOn(page).cartPanel.goToCheckout()
}

/** The pieces and totals, beside the fields or below them. */
export function orderSummary(page: Page): Locator {
  const name = 'Din beställning'
  return page.getByRole('complementary', { name }).or(page.getByRole('group', { name }))
}

export async function fillPersonal(
  page: Page,
  { next = 'shipping', email = sara.email }: { readonly next?: CheckoutStep; readonly email?: string } = {},
): Promise<void> {
  const { checkout } = handsOn(page)
  await checkout.typePerson({ ...sara, email })
  await checkout.leavePersonal(next)
}

/** Expects the name that the shopper typed in the step before. */
export async function fillShipping(
  page: Page,
  { phone = sara.phone }: { readonly phone?: string } = {},
): Promise<void> {
  const { checkout, at } = handsOn(page)
  await expect(at(checkout.firstName)).toHaveValue(sara.firstName)
  await checkout.typeAddress({ ...sara, phone })
  await expect(page.getByRole('radio', { name: /^Hemleverans, vi bär in/ })).toBeChecked()
  await checkout.leaveShipping()
}

export async function fillPayment(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Betalning vid leverans' })).toBeChecked()
  await handsOn(page).checkout.leavePayment()
}

/** Accepts the terms, places the order and returns its number. */
export async function placeOrder(page: Page): Promise<string> {
  await handsOn(page).checkout.acceptAndPlace()
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

const NOT_SENT = 'Sparat på den här enheten, inte skickat. Inget är köpt ännu.'

/** Places an order while the shop does not answer: the order stays on the device, and the page says why. */
export async function orderIntoOutbox(page: Page, says: string = NOT_SENT): Promise<void> {
  await fillPersonal(page)
  await fillShipping(page)
  await fillPayment(page)
  await handsOn(page).checkout.acceptAndPlace()
  await expect(page.getByText(says)).toBeVisible({ timeout: 15_000 })
}
