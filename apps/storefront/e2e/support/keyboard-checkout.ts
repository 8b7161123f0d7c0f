import { expect, type Page } from '@playwright/test'
import type { CheckoutStep } from '@vitrin/hands'
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
  const expectStep = (step: CheckoutStep) => expect(at(checkout.question(step))).toBeFocused()
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
  await tabTo(page, at(checkout.toShipping))
  await page.keyboard.press('Enter')
  await expectStep('shipping')
  await typeInto(page, at(checkout.street), sara.street)
  await typeInto(page, at(checkout.zip), sara.zip)
  await typeInto(page, at(checkout.city), sara.city)
  await typeInto(page, at(checkout.phone), sara.phone)
  await page.keyboard.press('Enter')
  await expectStep('payment')
  if (company) {
    await tabTo(page, at(checkout.company))
    await page.keyboard.press('Space')
    await typeInto(page, at(checkout.companyName), company.name)
    await typeInto(page, at(checkout.taxId), company.taxId)
  }
  await tabTo(page, at(checkout.toReview))
  await page.keyboard.press('Enter')
  await expectStep('review')
  await tabTo(page, at(checkout.terms))
  await page.keyboard.press('Space')
  await tabTo(page, at(checkout.placeButton))
  await page.keyboard.press('Enter')
}
