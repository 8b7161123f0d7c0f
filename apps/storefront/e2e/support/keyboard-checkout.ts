import { expect, type Page } from '@playwright/test'
import { sara } from './checkout'
import { tabTo, typeInto } from './keyboard'

export interface KeyboardCheckout {
  readonly email?: string
  /** Creates an account with the order. */
  readonly password?: string
  /** The account has the name, so the step does not ask for it. */
  readonly isSignedIn?: boolean
  readonly company?: { readonly name: string; readonly taxId: string }
}

const expectStep = (page: Page, name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeFocused()

/** Goes from the first step to the placed order, without a pointer. */
export async function orderByKeyboard(
  page: Page,
  { email = sara.email, password, isSignedIn = false, company }: KeyboardCheckout = {},
): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Vem beställer?' })).toBeVisible()
  if (!isSignedIn) {
    await typeInto(page, page.getByLabel('Förnamn'), sara.firstName)
    await typeInto(page, page.getByLabel('Efternamn'), sara.lastName)
    await typeInto(page, page.getByLabel('E-post'), email)
  }
  if (password) {
    await tabTo(page, page.getByRole('checkbox', { name: 'Skapa ett konto med beställningen' }))
    await page.keyboard.press('Space')
    await typeInto(page, page.getByLabel('Lösenord', { exact: true }), password)
    await typeInto(page, page.getByLabel('Lösenordet en gång till'), password)
  }
  await tabTo(page, page.getByRole('button', { name: 'Vidare till leverans' }))
  await page.keyboard.press('Enter')
  await expectStep(page, 'Vart ska glaset?')
  await typeInto(page, page.getByLabel('Gatuadress'), sara.street)
  await typeInto(page, page.getByLabel('Postnummer'), sara.zip)
  await typeInto(page, page.getByLabel('Ort'), sara.city)
  await typeInto(page, page.getByLabel('Telefon'), sara.phone)
  await page.keyboard.press('Enter')
  await expectStep(page, 'Hur vill du betala?')
  if (company) {
    await tabTo(page, page.getByRole('checkbox', { name: 'Jag beställer för ett företag' }))
    await page.keyboard.press('Space')
    await typeInto(page, page.getByLabel('Företag', { exact: true }), company.name)
    await typeInto(page, page.getByLabel('Organisationsnummer'), company.taxId)
  }
  await tabTo(page, page.getByRole('button', { name: 'Vidare till granskning' }))
  await page.keyboard.press('Enter')
  await expectStep(page, 'Granska och beställ')
  await tabTo(page, page.getByRole('checkbox', { name: /köpvillkoren/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Beställ med betalningsansvar' }))
  await page.keyboard.press('Enter')
}
