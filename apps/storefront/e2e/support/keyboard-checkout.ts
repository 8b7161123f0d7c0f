import { expect, type Page } from '@playwright/test'
import type { CheckoutStep, Control } from '@vitrin/hands'
import { sara } from './checkout'
import { handsOn } from './hands'
import { tabTo, typeInto } from './keyboard'

export interface KeyboardCheckout {
  readonly email?: string
  /** Creates an account with the order. */
  readonly password?: string
  /** The account has the name, so the step does not ask for it. */
  readonly isSignedIn?: boolean
  readonly company?: { readonly name: string; readonly taxId: string }
}

/** Goes from the first step to the placed order, without a pointer. */
export async function orderByKeyboard(
  page: Page,
  { email = sara.email, password, isSignedIn = false, company }: KeyboardCheckout = {},
): Promise<void> {
  const { checkout, at } = handsOn(page)
  // A page with all steps at once has no button between them, and the focus stays where the shopper put it.
  const goOn = async (button: Control, step: CheckoutStep, press: () => Promise<void>) => {
    if (!(await button.isVisible())) return
    await press()
    await expect(at(checkout.question(step))).toBeFocused()
  }
  const pressButton = (button: Control) => async () => {
    await tabTo(page, at(button))
    await page.keyboard.press('Enter')
  }
  await checkout.question('personal').waitUntilVisible()
  if (!isSignedIn) {
    await typeInto(page, at(checkout.firstName), sara.firstName)
    await typeInto(page, at(checkout.lastName), sara.lastName)
    await typeInto(page, at(checkout.email), email)
  }
  if (password) {
    await tabTo(page, at(checkout.createAccount))
    await page.keyboard.press('Space')
    await typeInto(page, at(checkout.password), password)
    await typeInto(page, at(checkout.repeatPassword), password)
  }
  await goOn(checkout.toShipping, 'shipping', pressButton(checkout.toShipping))
  await typeInto(page, at(checkout.street), sara.street)
  await typeInto(page, at(checkout.zip), sara.zip)
  await typeInto(page, at(checkout.city), sara.city)
  await typeInto(page, at(checkout.phone), sara.phone)
  await goOn(checkout.toPayment, 'payment', () => page.keyboard.press('Enter'))
  if (company) {
    await tabTo(page, at(checkout.company))
    await page.keyboard.press('Space')
    await typeInto(page, at(checkout.companyName), company.name)
    await typeInto(page, at(checkout.taxId), company.taxId)
  }
  await goOn(checkout.toReview, 'review', pressButton(checkout.toReview))
  await tabTo(page, at(checkout.terms))
  await page.keyboard.press('Space')
  await tabTo(page, at(checkout.placeButton))
  await page.keyboard.press('Enter')
}
