import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import {
  accountLink,
  revokeAllLogins,
  fillSignIn,
  uniqueEmail,
  passwordResetLink,
  createAccount,
  PASSWORD,
  signIn,
  signInDialog,
} from './support/account'
import { cartLine, microcart, openMicrocart } from './support/microcart'
import { notice } from './support/notices'
import { open } from './support/open'
import { addToCart, buyForm, cartButton, unden } from './support/product'
import { typeText } from './support/type'

const OTHER = { address: '/sv/duschhornor/duschhorna-siljan-rok' } as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'a shopper creates an account and is signed in; signing out clears the device [R4.18 message] [R7.02]',
  { tag: ['@both', '@theme'] },
  async ({ page }) => {
    await open(page, unden.address)
    await page
      .getByRole('button', { name: /^Spara / })
      .first()
      .click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Önskelista, 1 vara' })).toBeVisible()
    await addToCart(page)
    await accountLink(page).click()
    await expect(signInDialog(page).getByLabel('E-post')).toBeFocused()
    await expectAccessible(page)
    await signInDialog(page).getByRole('button', { name: 'Logga in' }).click()
    await expect(signInDialog(page).getByLabel('E-post')).toHaveAccessibleDescription('Fyll i fältet.')
    await expectAccessible(page)

    await signInDialog(page).getByRole('button', { name: 'Skapa ett konto' }).click()
    const dialog = page.getByRole('dialog', { name: 'Skapa konto' })
    await expect(dialog.getByLabel('Förnamn')).toBeFocused()
    await typeText(dialog.getByLabel('Förnamn'), 'Å')
    await typeText(dialog.getByLabel('Efternamn'), 'Berg')
    await typeText(dialog.getByLabel('E-post'), 'asa@example')
    await typeText(dialog.getByLabel('Lösenord', { exact: true }), 'sju tkn')
    await dialog.getByRole('button', { name: 'Skapa konto' }).click()
    await expect(dialog.getByLabel('Förnamn')).toBeFocused()
    await expect(dialog.getByLabel('Förnamn')).toHaveAccessibleDescription(/minst 2/)
    await expect(dialog.getByLabel('E-post')).toHaveAccessibleDescription('E-postadressen stämmer inte.')
    await expect(dialog.getByLabel('Lösenord', { exact: true })).toHaveAccessibleDescription(/minst 8/)
    await dialog.getByRole('button', { name: 'Visa lösenordet' }).click()
    await expect(dialog.getByLabel('Lösenord', { exact: true })).toHaveAttribute('type', 'text')
    await expectAccessible(page)

    const email = uniqueEmail()
    await typeText(dialog.getByLabel('Förnamn'), 'Åsa')
    await typeText(dialog.getByLabel('E-post'), email)
    await typeText(dialog.getByLabel('Lösenord', { exact: true }), PASSWORD)
    await dialog.getByRole('button', { name: 'Skapa konto' }).click()
    await expect(page.getByText(`Hej Åsa. Du är inloggad som ${email}.`)).toBeVisible()
    await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 1 vara')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Logga ut', exact: true }).click()
    await expect(notice(page, 'Du är utloggad.')).toBeVisible()
    await expect(page).toHaveURL(/\/sv$/)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(cartButton(page)).toHaveAccessibleName('Varukorg')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Önskelista', exact: true })).toBeVisible()
  },
)

test('a guest’s cart is merged into the account’s, on every device and tab [R4.15]', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const account = await createAccount(page)
  const otherContext = await browser.newContext({ baseURL: baseURL! })
  const device = await otherContext.newPage()
  await open(device, unden.address)
  await signIn(device, account)
  await open(device, unden.address)
  await addToCart(device)

  await open(page, OTHER.address)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await addToCart(page)
  await signIn(page, account)
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 2 varor')
  // The other device refreshes when its page becomes visible.
  await expect(async () => {
    await device.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(cartButton(device)).toHaveAccessibleName('Varukorg, 2 varor', { timeout: 1000 })
  }).toPass()
  await otherContext.close()

  const tab = await context.newPage()
  await open(tab, '/sv')
  await expect(cartButton(tab)).toHaveAccessibleName('Varukorg, 2 varor')
  await openMicrocart(page)
  await cartLine(page, name).getByRole('button', { name: 'Öka' }).click()
  await expect(cartButton(tab)).toHaveAccessibleName('Varukorg, 3 varor')
})

test(
  'refuses a wrong password and resets it by a mailed link [R2.10] [R4.17] [R7.01] [R7.03 create-password]',
  { tag: '@theme' },
  async ({ page, watch }) => {
    watch.expectConsole(/status of 401/)
    const { email } = await createAccount(page)
    await open(page, '/sv')
    await accountLink(page).click()
    await fillSignIn(page, { email, password: 'fel lösenord' })
    await expect(signInDialog(page).getByRole('alert')).toContainText('E-postadressen eller lösenordet stämmer inte')
    await expectAccessible(page)

    await signInDialog(page).getByRole('button', { name: 'Glömt lösenordet?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nytt lösenord' })
    await expect(dialog.getByLabel('E-post')).toBeFocused()
    await expectAccessible(page)
    await typeText(dialog.getByLabel('E-post'), email)
    await dialog.getByRole('button', { name: 'Skicka länken' }).click()
    await expect(dialog.getByText(/ligger en länk i inkorgen/)).toBeFocused()
    await expectAccessible(page)

    await open(page, await passwordResetLink(email))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.getByLabel('E-post')).toHaveValue(email)
    await expectAccessible(page)
    await typeText(page.getByLabel('Nytt lösenord'), 'Nyare-123')
    await page.getByRole('button', { name: 'Spara lösenordet' }).click()
    await expect(page.getByText(`Du är inloggad som ${email}.`)).toBeVisible()
    expect(page.url()).toMatch(/\/my-account$/)
  },
)

test('a used or incomplete password link says so and offers a new one', async ({ page, watch }) => {
  watch.expectConsole(/status of 400/)
  await open(page, '/sv/create-password?resetToken=anvand&email=asa%40example.se')
  await typeText(page.getByLabel('Nytt lösenord'), 'Nyare-123')
  await page.getByRole('button', { name: 'Spara lösenordet' }).click()
  await expect(page.getByRole('alert')).toContainText('Länken gäller inte längre. Be om en ny.')
  await page.getByRole('button', { name: 'Be om en ny länk' }).click()
  await expect(page.getByRole('button', { name: 'Skicka länken' })).toBeVisible()
  await open(page, '/sv/create-password')
  await expect(page.getByRole('main')).toContainText('Länken fungerar inte')
  await expectAccessible(page)
})

test('the account’s page asks a guest to sign in and brings them back [R6.01 login]', async ({ page }) => {
  await open(page, '/sv/my-account')
  await expect(signInDialog(page)).toContainText('Logga in för att se sidan')
  await expect(page).toHaveURL(/\/sv$/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(signInDialog(page)).toBeHidden()
  const account = await createAccount(page)
  await page.goto('/sv/my-account')
  await fillSignIn(page, account)
  await expect(page).toHaveURL(/\/my-account$/)
  await expect(page.getByText(`Du är inloggad som ${account.email}.`)).toBeVisible()
})

test(
  'changes details and password; an offline change is sent later [R7.04] [R7.05 POST me] [R8.08] [R8.09]',
  { tag: '@theme' },
  async ({ page, context, watch }) => {
    watch.expectConsole(/ERR_INTERNET_DISCONNECTED|status of 400/)
    const account = await createAccount(page)
    await open(page, '/sv')
    await signIn(page, account)
    const profile = page.getByRole('region', { name: 'Dina uppgifter' })
    await typeText(profile.getByLabel('Förnamn'), 'Eva')
    await profile.getByRole('button', { name: 'Spara' }).click()
    await expect(notice(page, 'Dina uppgifter är sparade.')).toBeVisible()
    await expect(page.getByText(/^Hej Eva\./)).toBeVisible()

    await context.setOffline(true)
    await typeText(profile.getByLabel('Förnamn'), 'Iris')
    await profile.getByRole('button', { name: 'Spara' }).click()
    await expect(profile).toContainText('Väntar på nät')
    const unsent = page.getByText('1 sak väntar på att skickas.')
    await expect(unsent).toBeVisible()
    await page.getByRole('button', { name: 'Visa utkorgen' }).click()
    const outbox = page.getByRole('dialog', { name: 'Utkorg' })
    await expect(outbox.getByRole('listitem')).toContainText(['Kontouppgifter'])
    await expectAccessible(page)
    await outbox.getByRole('button', { name: 'Ta bort: Kontouppgifter' }).click()
    const question = page.getByRole('dialog', { name: 'Ta bort utan att skicka?' })
    await question.getByRole('button', { name: 'Behåll' }).click()
    await page.keyboard.press('Escape')
    const password = page.getByRole('region', { name: 'Byt lösenord' })
    await typeText(password.getByLabel('Nuvarande lösenord'), 'fel')
    await typeText(password.getByLabel('Nytt lösenord'), 'Nyare-123')
    await password.getByRole('button', { name: 'Byt lösenord' }).click()
    await expect(password.getByRole('alert')).toContainText('Du behöver nät')
    await context.setOffline(false)
    await expect(page.getByText(/^Hej Iris\./)).toBeVisible()
    await expect(unsent).toBeHidden()

    await password.getByRole('button', { name: 'Byt lösenord' }).click()
    await expect(password.getByLabel('Nuvarande lösenord')).toHaveAccessibleDescription(
      'Lösenordet stämmer inte. Försök igen.',
    )
    await typeText(password.getByLabel('Nuvarande lösenord'), PASSWORD)
    await password.getByRole('button', { name: 'Byt lösenord' }).click()
    await expect(notice(page, 'Lösenordet är bytt.')).toBeVisible()
    await expect(password.getByLabel('Nytt lösenord')).toHaveValue('')
  },
)

test('an expired token is renewed; a revoked login asks again and restores the cart [R4.20] [R7.07]', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/status of 401/)
  const account = await createAccount(page)
  await open(page, unden.address)
  await addToCart(page)
  // The last request of the cart sync: later requests come only from this journey.
  const totals = page.waitForResponse(/\/api\/cart\/shipping-information\?cartId=\d+&/)
  await signIn(page, account)
  await (await totals).finished()
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 1 vara')

  const refreshed = page.waitForResponse('**/api/user/refresh**')
  await refuseToken(page)
  const profile = page.getByRole('region', { name: 'Dina uppgifter' })
  await typeText(profile.getByLabel('Förnamn'), 'Eva')
  await profile.getByRole('button', { name: 'Spara' }).click()
  expect(await (await refreshed).json()).toMatchObject({ code: 200 })
  await expect(page.getByText(/^Hej Eva\./)).toBeVisible()

  revokeAllLogins(account.email)
  await typeText(profile.getByLabel('Förnamn'), 'Iris')
  await profile.getByRole('button', { name: 'Spara' }).click()
  await expect(signInDialog(page)).toBeVisible()
  await expect(notice(page, 'Din inloggning gäller inte längre. Logga in igen.')).toBeVisible()
  await expect(cartButton(page).and(page.locator('[aria-label="Varukorg"]'))).toBeAttached()
  await expectAccessible(page)
  await fillSignIn(page, account)
  await expect(page.getByText(/^Hej Iris\./)).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 1 vara')
})

test('a copied login works in no other browser; the shop refreshes it in all its tabs', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  watch.expectConsole(/status of 401/)
  const account = await createAccount(page)
  await open(page, '/sv')
  const login = page.waitForResponse(/\/api\/user\/login/)
  await signIn(page, account)
  const { meta } = (await (await login).json()) as { readonly meta: { readonly refreshToken: string } }
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'browser', httpOnly: true, sameSite: 'Strict' })
  expect(await page.evaluate(() => document.cookie)).toBe('')

  const copied = await fetch(`${baseURL}/api/user/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token-rotation': '1' },
    body: JSON.stringify({ refreshToken: meta.refreshToken }),
  })
  expect(copied.status).toBe(401)

  const tab = await context.newPage()
  await open(tab, '/sv/my-account')
  for (const each of [page, tab]) {
    await refuseToken(each)
    const refreshed = each.waitForResponse('**/api/user/refresh**')
    await open(each, '/sv/my-account')
    expect(await (await refreshed).json()).toMatchObject({ code: 200 })
    await expect(each.getByText(`Du är inloggad som ${account.email}.`)).toBeVisible()
  }
})

/** The host takes the next access token for one that is too old. */
async function refuseToken(page: Page): Promise<void> {
  await page.route(
    '**/api/user/me**',
    (route) =>
      route.fulfill({ status: 401, json: { code: 401, result: "The consumer isn't authorized to access self." } }),
    { times: 1 },
  )
}

test('a line that was removed by mistake comes back with its measures', async ({ page }) => {
  await open(page, unden.address)
  await addToCart(page)
  await buyForm(page).getByRole('button', { name: 'Lägg i varukorgen' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 2 varor')
  await openMicrocart(page)
  await cartLine(page, unden.name)
    .getByRole('button', { name: /^Ta bort/ })
    .click()
  await page
    .getByRole('dialog', { name: `Ta bort ${unden.name}?` })
    .getByRole('button', { name: 'Ta bort' })
    .click()
  await expect(microcart(page)).toContainText('Varukorgen är tom')
  await expect(microcart(page)).toContainText(`${unden.name} togs bort.`)
  await expectAccessible(page)
  await microcart(page).getByRole('button', { name: 'Ångra' }).click()
  await expect(cartLine(page, unden.name).getByLabel('Antal', { exact: true })).toHaveValue('2')
  await expect(cartButton(page).and(page.locator('[aria-label="Varukorg, 2 varor"]'))).toBeAttached()
})
