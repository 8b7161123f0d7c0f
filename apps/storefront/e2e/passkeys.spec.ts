import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { accountLink, createAccount, fillSignIn, PASSWORD, signInDialog } from './support/account'
import { fillPayment, fillPersonal, fillShipping, goToCheckout, placeOrder } from './support/checkout'
import { mailTo } from './support/mail'
import { openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, unden } from './support/product'
import { typeText } from './support/type'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Browsers have passkeys for names, not for addresses. */
const named = (baseURL = '') => baseURL.replace('127.0.0.1', 'localhost')

/** A phone that unlocks by itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a shopper adds a passkey, signs in with it, orders and removes it', async ({ page, baseURL, watch }) => {
  watch.expectConsole(/status of 40[01]/)
  const shop = named(baseURL)
  await addAuthenticator(page)
  const account = await createAccount(page)
  await open(page, `${shop}${unden.address}`)
  await addToCart(page)
  await accountLink(page).click()
  await fillSignIn(page, account)

  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  const addButton = passkeys.getByRole('button', { name: 'Lägg till en passkey' })
  await addButton.click()
  await expect(passkeys.getByLabel('Nuvarande lösenord')).toHaveAccessibleDescription('Fyll i fältet.')
  await typeText(passkeys.getByLabel('Nuvarande lösenord'), 'fel lösenord')
  await addButton.click()
  await expect(passkeys.getByLabel('Nuvarande lösenord')).toHaveAccessibleDescription(/Lösenordet stämmer inte/)
  await typeText(passkeys.getByLabel('Nuvarande lösenord'), PASSWORD)
  await addButton.click()
  await expect(passkeys).toContainText('Din passkey är tillagd.')
  await expect(passkeys.getByRole('listitem')).toHaveText(/^Chrome · .* tillagd \d/)
  await expectAccessible(page)
  await typeText(passkeys.getByLabel('Nuvarande lösenord'), PASSWORD)
  await addButton.click()
  await expect(passkeys).toContainText('Den här enheten har redan en passkey till ditt konto.')
  expect((await mailTo(account.email, 'En passkey är tillagd till ditt konto hos Klarglas')).text).toContain('ta bort')

  await page.getByRole('button', { name: 'Logga ut', exact: true }).click()
  await expect(page).toHaveURL(/\/sv$/)
  await open(page, `${shop}${unden.address}`)
  await accountLink(page).click()
  await expectAccessible(page)
  await signInDialog(page).getByRole('button', { name: 'Logga in med passkey' }).click()
  await expect(page.getByText(`Du är inloggad som ${account.email}.`)).toBeVisible()
  await expect(passkeys.getByRole('listitem')).toContainText('senast använd')

  await open(page, `${shop}${unden.address}`)
  await addToCart(page, { inCart: 2 })
  await openMicrocart(page)
  await goToCheckout(page)
  await fillPersonal(page, { email: account.email })
  await fillShipping(page)
  await fillPayment(page)
  await placeOrder(page)

  await open(page, `${shop}/sv/my-account`)
  await passkeys.getByRole('button', { name: /^Ta bort passkeyn Chrome/ }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)
  await expect(passkeys.getByRole('heading')).toBeFocused()
  await page.getByRole('button', { name: 'Logga ut', exact: true }).click()
  await expect(page).toHaveURL(/\/sv$/)
  await accountLink(page).click()
  await signInDialog(page).getByRole('button', { name: 'Logga in med passkey' }).click()
  await expect(signInDialog(page).getByText('Din passkey kunde inte användas.')).toBeVisible()
  await expectAccessible(page)
})

test('where the page has another address than the passkeys, nothing is offered', async ({ page }) => {
  await open(page, '/sv')
  await accountLink(page).click()
  await expect(signInDialog(page).getByRole('button', { name: 'Logga in', exact: true })).toBeVisible()
  await expect(signInDialog(page).getByRole('button', { name: /passkey/ })).toHaveCount(0)
})
