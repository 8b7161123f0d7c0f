import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { withDatabase } from './database'
import { handsOn } from './hands'
import { mailTo } from './mail'

export interface Account {
  readonly email: string
  readonly password: string
}

export const PASSWORD = 'Hemligt-1'

export function uniqueEmail(): string {
  return `asa-${randomUUID()}@example.se`
}

/** Creates an account for one journey through the API. `origin` is needed for a shop with its own server process. */
export async function createAccount(page: Page, origin = ''): Promise<Account> {
  const account = { email: uniqueEmail(), password: PASSWORD }
  const created = await page.request.post(`${origin}/api/user/create`, {
    data: { customer: { email: account.email, firstname: 'Åsa', lastname: 'Berg' }, password: account.password },
  })
  expect(await created.json()).toMatchObject({ code: 200 })
  return account
}

export function accountLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Mitt konto' })
}

export function signInDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Logga in' })
}

/** Types into and sends the open sign-in form. */
export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  const { signIn: form } = handsOn(page)
  await form.email.type(email)
  await form.password.type(password)
  await form.button.tap()
}

/** Signs in from the header and ends on the account's page. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await accountLink(page).click()
  await fillSignIn(page, account)
  await expect(page.getByRole('heading', { level: 1, name: 'Mitt konto' })).toBeVisible()
  await expect(page.getByText(`Du är inloggad som ${account.email}.`)).toBeVisible()
}

/** The address of the link in the mail for a forgotten password. */
export async function passwordResetLink(recipient: string): Promise<string> {
  const { text = '' } = await mailTo(recipient, 'Välj ett nytt lösenord hos Klarglas')
  return /^https?:\S+\/create-password\?\S+$/m.exec(text)?.[0] ?? ''
}

/** Deletes every refresh token of the account, as signing out on all devices would. */
export function revokeAllLogins(email: string): void {
  withDatabase((database) =>
    database
      .prepare('DELETE FROM refresh_token WHERE customer_id = (SELECT id FROM customer WHERE email = ?)')
      .run(email),
  )
}
